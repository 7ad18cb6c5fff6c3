/** Id of the comparison, to which the button that adds a variant leads. */
export const variantsId = 'warianty';

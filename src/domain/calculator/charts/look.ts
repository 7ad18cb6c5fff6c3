/** How a kind of energy looks: a fill with its own hatch on top. */
export type Look = 'own' | 'shared' | 'grid' | 'given' | 'credit' | 'lost' | 'expired';

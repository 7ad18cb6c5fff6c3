/** Evaluates a formula of an explanation with its numbers filled in: + − · /, brackets, min and max. */
export function evaluate(formula: string): number {
  const tokens = formula.match(/\d+(?:\.\d+)?(?:e[+-]?\d+)?|min|max|[-−+·/();]/g) ?? [];
  let at = 0;
  const take = (token: string): boolean => {
    if (tokens[at] === token) {
      at += 1;
      return true;
    }
    return false;
  };
  const list = (): number[] => {
    const values = [sum()];
    while (take(';')) {
      values.push(sum());
    }
    take(')');
    return values;
  };
  const value = (): number => {
    if (take('-') || take('−')) {
      return -value();
    }
    if (take('min') && take('(')) {
      return Math.min(...list());
    }
    if (take('max') && take('(')) {
      return Math.max(...list());
    }
    if (take('(')) {
      return list()[0] ?? Number.NaN;
    }
    at += 1;
    return Number(tokens[at - 1]);
  };
  const product = (): number => {
    let result = value();
    for (;;) {
      if (take('·')) {
        result *= value();
      } else if (take('/')) {
        result /= value();
      } else {
        return result;
      }
    }
  };
  const sum = (): number => {
    let result = product();
    for (;;) {
      if (take('+')) {
        result += product();
      } else if (take('−')) {
        result -= product();
      } else {
        return result;
      }
    }
  };
  const result = sum();
  if (at !== tokens.length) {
    throw new Error(`Nie rozumiem: ${formula}`);
  }
  return result;
}

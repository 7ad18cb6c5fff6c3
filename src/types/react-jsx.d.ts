declare module 'react/jsx-runtime.js' {
  export {Fragment, jsx, jsxs} from 'react/jsx-runtime';
}

declare module 'react/jsx-dev-runtime.js' {
  export {jsxDEV} from 'react/jsx-dev-runtime';
}

/** Instead of `hoist-non-react-statics`, which the router wants for a function nobody calls. */
export default function hoistStatics<T>(target: T): T {
  return target;
}

/** A function that computes its value when first asked, and then gives it again. */
export function once<Value>(read: () => Value): () => Value {
  let kept: { readonly value: Value } | null = null;
  return () => {
    kept ??= { value: read() };
    return kept.value;
  };
}

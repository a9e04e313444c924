/** The first stop of the keyboard: jumps over the header to `PageMain`. */
export function SkipLink() {
  return (
    <a
      href="#contenido"
      data-no-print
      className="fixed start-2 -top-24 z-50 rounded-control bg-ink px-4 py-3 font-semibold text-paper focus:top-2"
    >
      Ir al contenido
    </a>
  );
}

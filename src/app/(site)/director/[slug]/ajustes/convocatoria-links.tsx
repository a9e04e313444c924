import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";

/** The convocatoria as PDF: the rules as they are saved, with every reading of the book. */
export function ConvocatoriaLinks({ slug }: { readonly slug: string }) {
  const file = `/torneos/${slug}/convocatoria.pdf`;
  return (
    <section aria-label="Convocatoria" className="mb-6">
      <div className="flex flex-wrap gap-2">
        <a href={file} target="_blank" rel="noopener" className={buttonStyle({})}>
          <Icon name="print" /> Convocatoria, carta
        </a>
        <a href={`${file}?papel=a4`} target="_blank" rel="noopener" className={buttonStyle({})}>
          <Icon name="print" /> Convocatoria, A4
        </a>
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        Lleva lo guardado: modalidad, reloj, cambios, lecturas, multas y reclamos.
      </p>
    </section>
  );
}

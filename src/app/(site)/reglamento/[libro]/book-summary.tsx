import type { SummaryChapter } from "@/i18n/es/reglamento/summary";

/** The articles of a book in our words, chapter by chapter. */
export function BookSummary({ chapters }: { readonly chapters: readonly SummaryChapter[] }) {
  return (
    <div className="grid gap-8">
      {chapters.map((chapter) => (
        <section key={chapter.id}>
          <h3 id={chapter.id} className="border-b-2 border-ink pb-1.5 text-lg">
            {chapter.title}
          </h3>
          <dl>
            {chapter.articles.map(({ article, title, points }) => (
              <div
                key={article}
                id={`art-${article.replaceAll(" ", "-")}`}
                className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[13rem_minmax(0,1fr)]"
              >
                <dt className="font-semibold">
                  {/^\d/.test(article) ? (
                    <>
                      <span className="text-ink-soft tabular-nums">Art. {article}</span>
                      <span className="ms-2 sm:ms-0 sm:block">{title}</span>
                    </>
                  ) : (
                    `${article} ${title}`
                  )}
                </dt>
                <dd>
                  <ul className="grid max-w-[68ch] gap-1">
                    {points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

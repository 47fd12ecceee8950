import * as texts from '../../texts.ts'
import { Badge } from '../Badge.tsx'
import { type ShownSeries, seriesWords } from './seriesWords.ts'
import { t } from '../../words/language.ts'

interface Props {
  day: string
  of: ShownSeries | null | undefined
}

/** Renders nothing for an event without other dates. */
export function SeriesBadge({ day, of }: Props) {
  const words = seriesWords(day, of)
  if (words === null) return null
  return (
    <>
      <span>
        <Badge>{words}</Badge>
      </span>
      {of?.changedAlone && (
        <span>
          <Badge tone="brand">{t(texts.changedAlone)}</Badge>
        </span>
      )}
    </>
  )
}

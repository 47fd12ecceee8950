import { css } from '@emotion/react'
import { lastDayOf } from '../../../machines/events/days.ts'
import type { EventDraft } from '../../../machines/events/eventForm.ts'
import { maxImages, zoneOf } from '../../../machines/events/rules.ts'
import { quoted } from '../../../machines/language/message.ts'
import * as texts from '../../../machines/events/texts.ts'
import { cityOf, daySpan, Heading, space, t, time12 } from '../../ui/index.ts'
import { EventImages } from '../EventImages.tsx'
import { ShareCard } from '../sharing/ShareCard.tsx'
import { isVisibility, VisibilityField } from '../sharing/VisibilityField.tsx'
import { type SectionProps, fieldOf } from './section.ts'
import * as times from '../texts.ts'

export function ImagesAndVisibility({ actor, state, pictures, hasPublicPages }: SectionProps) {
  const { draft, copied, images, problem } = state.context
  const visibility = isVisibility(draft.visibility) ? draft.visibility : 'MEMBERS'
  const [cover] = images
  return (
    <>
      <EventImages
        label={t(texts.addImages)}
        hint={t(texts.addImagesHint)}
        max={maxImages}
        stored={(copied?.images ?? []).map(({ id, url }, index) => ({
          id,
          name: t(texts.picture(index)),
          source: url,
        }))}
        images={images}
        chosen={pictures}
        problem={problem}
        send={actor.send}
      />
      {hasPublicPages && (
        <Heading level={3} css={apart}>
          {t(texts.audience)}
        </Heading>
      )}
      {hasPublicPages && (
        <VisibilityField
          {...fieldOf({ actor, state })('visibility')}
          value={visibility}
          note={t(texts.visibilityOfNew)}
        />
      )}
      {hasPublicPages && visibility !== 'MEMBERS' && (
        <ShareCard
          title={draft.title.trim() || t(texts.title)}
          when={whenOf(draft)}
          cover={cover?.file instanceof Blob ? cover.file : null}
          content={draft.content.trim()}
        />
      )}
    </>
  )
}

const apart = css({ marginBlockStart: space[4] })

function whenOf(draft: EventDraft): string {
  if (draft.eventDate === '') return t(texts.eventDate)
  const days = daySpan(draft.eventDate, lastDayOf(draft) || null)
  const [time, zone] = [time12(draft.startTime), zoneOf(draft)]
  if (time === '') return days
  return t(times.daysAndTime(days, zone ? times.timeAt(time, cityOf(zone)) : quoted(time)))
}

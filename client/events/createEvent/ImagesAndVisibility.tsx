import { draftDays } from '../../../machines/events/createEventMachine.ts'
import { lastDayOf } from '../../../machines/events/days.ts'
import type { EventDraft } from '../../../machines/events/eventForm.ts'
import { maxImages, zoneOf } from '../../../machines/events/rules.ts'
import type { RepeatingRule } from '../../../machines/events/series/repetition.ts'
import * as seriesTexts from '../../../machines/events/series/texts.ts'
import { quoted } from '../../../machines/language/message.ts'
import * as texts from '../../../machines/events/texts.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { time12 } from '../../ui/words/formats.ts'
import { daySpan } from '../../ui/words/zones.ts'
import { placeOfZone } from '../../../machines/language/zones.ts'
import { EventImages } from '../EventImages.tsx'
import { RepeatDates } from '../series/RepeatDates.tsx'
import { optionOf, ruleOf, ruleOptions } from '../series/ruleOptions.ts'
import { ShareCard } from '../sharing/ShareCard.tsx'
import { isVisibility, VisibilityField } from '../sharing/VisibilityField.tsx'
import { type SectionProps, fieldOf } from './section.ts'
import * as times from '../times/texts.ts'
import { t } from '../../ui/words/language.ts'

export function ImagesAndVisibility({ actor, state, hasPublicPages }: SectionProps) {
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
        problem={problem}
        send={actor.send}
      />
      {draft.eventDate !== '' && <Repeats actor={actor} state={state} />}
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

/** Shown only after a day has been chosen, because the options are worded for that day. */
function Repeats({ actor, state }: Pick<SectionProps, 'actor' | 'state'>) {
  const { draft, repeating, problem } = state.context
  const choose = (rule: RepeatingRule | null) => actor.send({ type: 'repeating.choose', rule })
  return (
    <>
      <SelectField
        label={t(seriesTexts.repeats)}
        hint={t(seriesTexts.repeatsMeaning)}
        placeholder={t(seriesTexts.doesNotRepeat)}
        options={ruleOptions(draft.eventDate)}
        value={repeating ? optionOf(repeating) : ''}
        onChange={(option) => {
          const rule = ruleOf(option)
          choose(rule && { ...rule, count: repeating?.count ?? '8' })
        }}
      />
      {repeating && (
        <TextField
          label={t(seriesTexts.numberOfDates)}
          hint={t(seriesTexts.numberHint)}
          required
          digits
          inputMode="numeric"
          value={repeating.count}
          invalid={problem?.fields.includes('repeating')}
          onChange={(count) =>
            choose({ frequency: repeating.frequency, interval: repeating.interval, count })
          }
        />
      )}
      {repeating && (
        <RepeatDates
          first={draft.eventDate}
          days={draftDays(state.context)}
          except={repeating.except}
          onToggle={(day) => actor.send({ type: 'date.toggle', day })}
        />
      )}
    </>
  )
}

function whenOf(draft: EventDraft): string {
  if (draft.eventDate === '') return t(texts.eventDate)
  const days = daySpan(draft.eventDate, lastDayOf(draft) || null)
  const [time, zone] = [time12(draft.startTime), zoneOf(draft)]
  if (time === '') return days
  return t(times.daysAndTime(days, zone ? times.timeAt(time, placeOfZone(zone)) : quoted(time)))
}

import { firstDate } from '../../../machines/events/createEventMachine.ts'
import { emptyRepeatForm, repeatedDays, type RepeatForm } from '../../../machines/events/series/repetition.ts'
import * as texts from '../../../machines/events/series/texts.ts'
import { SelectField, t } from '../../ui/index.ts'
import { EndFields } from '../series/EndFields.tsx'
import { RepeatDates } from '../series/RepeatDates.tsx'
import { optionOf, ruleOf, ruleOptions } from '../series/ruleOptions.ts'
import type { SectionProps } from './section.ts'

/** Makes the event a series. The options are worded for its day, so there are none without one. */
export function Repeats({ actor, state }: Pick<SectionProps, 'actor' | 'state'>) {
  const { draft, repeating, problem } = state.context
  if (draft.eventDate === '') return null
  const choose = (changes: Partial<RepeatForm> | null) =>
    actor.send({
      type: 'repeating.choose',
      rule: changes && { ...emptyRepeatForm, ...repeating, ...changes },
    })
  return (
    <>
      <SelectField
        label={t(texts.repeats)}
        hint={t(texts.repeatsMeaning)}
        placeholder={t(texts.doesNotRepeat)}
        options={ruleOptions(draft.eventDate)}
        value={repeating ? optionOf(repeating) : ''}
        onChange={(option) => choose(ruleOf(option))}
      />
      {repeating && (
        <>
          <EndFields
            form={repeating}
            fault={(field) => ({ invalid: problem?.fields.includes(field) })}
            numberHint={t(texts.numberHint)}
            dayHint={t(texts.lastDayHint)}
            min={draft.eventDate}
            onChange={choose}
          />
          <RepeatDates
            first={draft.eventDate}
            days={repeatedDays(firstDate(draft), repeating)}
            except={repeating.except}
            onToggle={(day) => actor.send({ type: 'date.toggle', day })}
          />
        </>
      )}
    </>
  )
}

import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { OwnEvent } from '../../../../machines/domain.ts'
import {
  addedDays,
  isExtendable,
  isRepeatable,
  type SeriesActor,
  type seriesMachine,
} from '../../../../machines/events/series/seriesMachine.ts'
import * as texts from '../../../../machines/events/series/texts.ts'
import { EndFields } from '../../series/EndFields.tsx'
import { optionOf, ruleOf, ruleOptions } from '../../series/ruleOptions.ts'
import { Outdated, problemPropsOf } from './Outdated.tsx'
import { RepeatDates } from '../../series/RepeatDates.tsx'
import { now } from '../../../runtime/clock/clock.ts'
import { useNow } from '../../../runtime/clock/useNow.ts'
import { Button, Dialog, FormDialog, SelectField, Spinner, t, Text, words } from '../../../ui/index.ts'

export const seriesTitle = (event: OwnEvent | null) =>
  t(event?.series ? texts.extendSeries : texts.repeatEvent)

export function SeriesAction({ event, actor }: { event: OwnEvent; actor: SeriesActor }) {
  const current = useNow()
  if (!isExtendable(event) && !isRepeatable(event, current)) return null
  return (
    <Button variant="quiet" onClick={() => actor.send({ type: 'dates.ask', event, now: now() })}>
      {seriesTitle(event)}
    </Button>
  )
}

/** The form that makes an event a series, or adds dates to its series. */
export function SeriesDialog({ actor }: { actor: SeriesActor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { send } = actor
  const { event, form, except, problem } = state.context
  if (!event || state.matches('idle')) return null
  const title = seriesTitle(event)
  const close = () => send({ type: 'dates.cancel' })
  if (state.matches('loading')) {
    return (
      <Dialog title={title} size="small" onClose={close}>
        <Spinner label={t(words.loading)} />
      </Dialog>
    )
  }
  if (state.matches({ asked: 'outdated' }))
    return <Outdated title={title} problem={problem} onClose={close} />
  return (
    <FormDialog
      title={title}
      submit={title}
      {...problemPropsOf(problem, form)}
      busy={state.hasTag('busy')}
      onSubmit={() => send({ type: 'dates.confirm' })}
      onClose={close}
    >
      <Text>{t(event.series ? texts.extendMeaning(event.title) : texts.repeatMeaning(event.title))}</Text>
      <Rule event={event} state={state} send={send} />
      <RepeatDates
        {...(!event.series && { first: event.eventDate })}
        days={addedDays(event, state.context)}
        except={except}
        onToggle={(day) => send({ type: 'date.toggle', day })}
      />
    </FormDialog>
  )
}

interface RuleProps extends Pick<SeriesActor, 'send'> {
  event: OwnEvent
  state: SnapshotFrom<typeof seriesMachine>
}

/** A series keeps its rule; only its end changes. */
function Rule({ event, state, send }: RuleProps) {
  const { dates, form, problem } = state.context
  const change = (changes: Partial<typeof form>) => send({ type: 'rule.change', changes })
  return (
    <>
      {!event.series && (
        <SelectField
          label={t(texts.howOften)}
          options={ruleOptions(event.eventDate)}
          value={optionOf(form)}
          onChange={(option) => change(ruleOf(option) ?? {})}
        />
      )}
      <EndFields
        form={form}
        fault={(field) => ({ error: t(problem?.fields.includes(field) && problem.text) || undefined })}
        numberHint={t(event.series ? texts.moreHint(dates.length) : texts.numberHint)}
        dayHint={t(event.series ? texts.laterDayHint : texts.lastDayHint)}
        min={event.series ? dates.at(-1)?.eventDate : event.eventDate}
        onChange={change}
      />
    </>
  )
}

import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { OwnEvent } from '../../../../machines/domain.ts'
import {
  type extendMachine,
  isExtendable,
  newDays,
} from '../../../../machines/events/series/extendMachine.ts'
import * as texts from '../../../../machines/events/series/texts.ts'
import { Button, Dialog, FormDialog, Spinner, t, Text, words } from '../../../ui/index.ts'
import { EndFields } from '../../series/EndFields.tsx'
import { Outdated, problemPropsOf } from './Outdated.tsx'
import { RepeatDates } from '../../series/RepeatDates.tsx'
import { now } from '../../../runtime/clock/clock.ts'

export type ExtendActor = ActorRefFrom<typeof extendMachine>

export function ExtendAction({ event, actor }: { event: OwnEvent; actor: ExtendActor }) {
  if (!isExtendable(event)) return null
  return (
    <Button variant="quiet" onClick={() => actor.send({ type: 'extension.ask', event, now: now() })}>
      {t(texts.extendSeries)}
    </Button>
  )
}

/** The form that adds dates to a series. */
export function ExtendDialog({ actor }: { actor: ExtendActor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { send } = actor
  const { event, dates, form, except, problem } = state.context
  if (!event || state.matches('idle')) return null
  const close = () => send({ type: 'extension.cancel' })
  if (state.matches('loading')) {
    return (
      <Dialog title={t(texts.extendSeries)} size="small" onClose={close}>
        <Spinner label={t(words.loading)} />
      </Dialog>
    )
  }
  if (state.matches({ asked: 'outdated' }))
    return <Outdated title={t(texts.extendSeries)} problem={problem} onClose={close} />
  return (
    <FormDialog
      title={t(texts.extendSeries)}
      submit={t(texts.extendSeries)}
      {...problemPropsOf(problem)}
      busy={state.hasTag('busy')}
      onSubmit={() => send({ type: 'extension.confirm' })}
      onClose={close}
    >
      <Text>{t(texts.extendMeaning(event.title))}</Text>
      <EndFields
        form={form}
        fault={(field) => ({ error: t(problem?.fields.includes(field) && problem.text) || undefined })}
        numberHint={t(texts.moreHint(dates.length))}
        dayHint={t(texts.laterDayHint)}
        min={dates.at(-1)?.eventDate}
        onChange={(changes) => send({ type: 'end.change', changes })}
      />
      <RepeatDates
        days={newDays(state.context)}
        except={except}
        onToggle={(day) => send({ type: 'date.toggle', day })}
      />
    </FormDialog>
  )
}

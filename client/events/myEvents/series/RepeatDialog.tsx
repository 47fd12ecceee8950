import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { OwnEvent } from '../../../../machines/domain.ts'
import { isRepeatable, type repeatMachine } from '../../../../machines/events/series/repeatMachine.ts'
import { repeatedDays } from '../../../../machines/events/series/repetition.ts'
import * as texts from '../../../../machines/events/series/texts.ts'
import { useNow } from '../../../runtime/clock/useNow.ts'
import type { Machine } from '../../../runtime/registry.tsx'
import { Button, FormDialog, SelectField, t, Text } from '../../../ui/index.ts'
import { EndFields } from '../../series/EndFields.tsx'
import { RepeatDates } from '../../series/RepeatDates.tsx'
import { optionOf, ruleOf, ruleOptions } from '../../series/ruleOptions.ts'
import { Outdated, problemPropsOf } from './Outdated.tsx'

/** The form that makes an event a series. */
export function RepeatDialog({ actor }: { actor: RepeatActor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { send } = actor
  const { event, problem } = state.context
  if (!event || !state.matches('asked')) return null
  const close = () => send({ type: 'repeat.cancel' })
  if (state.matches({ asked: 'outdated' }))
    return <Outdated title={t(texts.repeatEvent)} problem={problem} onClose={close} />
  return (
    <FormDialog
      title={t(texts.repeatEvent)}
      submit={t(texts.repeatEvent)}
      {...problemPropsOf(problem)}
      busy={state.hasTag('busy')}
      onSubmit={() => send({ type: 'repeat.confirm' })}
      onClose={close}
    >
      <Text>{t(texts.repeatMeaning(event.title))}</Text>
      <Rule event={event} state={state} send={send} />
      <RepeatDates
        first={event.eventDate}
        days={repeatedDays(event, state.context.form)}
        except={state.context.except}
        onToggle={(day) => send({ type: 'date.toggle', day })}
      />
    </FormDialog>
  )
}

function Rule({ event, state, send }: Machine<typeof repeatMachine> & { event: OwnEvent }) {
  const { form, problem } = state.context
  const change = (changes: Partial<typeof form>) => send({ type: 'rule.change', changes })
  return (
    <>
      <SelectField
        label={t(texts.howOften)}
        options={ruleOptions(event.eventDate)}
        value={optionOf(form)}
        onChange={(option) => change(ruleOf(option) ?? {})}
      />
      <EndFields
        form={form}
        fault={(field) => ({ error: t(problem?.fields.includes(field) && problem.text) || undefined })}
        numberHint={t(texts.numberHint)}
        dayHint={t(texts.lastDayHint)}
        min={event.eventDate}
        onChange={change}
      />
    </>
  )
}

export type RepeatActor = ActorRefFrom<typeof repeatMachine>

export function RepeatAction({ event, actor }: { event: OwnEvent; actor: RepeatActor }) {
  const now = useNow()
  if (!isRepeatable(event, now)) return null
  return (
    <Button variant="quiet" onClick={() => actor.send({ type: 'repeat.ask', event })}>
      {t(texts.repeatEvent)}
    </Button>
  )
}

import { useSelector } from '@xstate/react'
import type {
  LifecycleActor,
  lifecycleMachine,
} from '../../../../machines/events/lifecycle/lifecycleMachine.ts'
import { longestReason, readyReasons } from '../../../../machines/events/lifecycle/reasons.ts'
import { isCalledOff } from '../../../../machines/events/statuses.ts'
import * as texts from '../../../../machines/events/texts.ts'
import type { Machine } from '../../../runtime/registry.tsx'
import {
  Alert,
  Button,
  cityOf,
  Dialog,
  Question,
  ReasonField,
  Stack,
  t,
  Text,
  useFirstInvalid,
  words,
} from '../../../ui/index.ts'
import { ScopeField } from '../../series/ScopeField.tsx'
import { EventTimes } from '../../times/EventTimes.tsx'
import { changeMeaning, changeWord } from './changeWord.ts'
import { now } from '../../../runtime/clock/clock.ts'

/** Asks for confirmation before an event is cancelled, postponed or scheduled again. */
export function LifecycleDialog({ actor }: { actor: LifecycleActor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { send } = actor
  const { event, lifecycle, reason, problem } = state.context
  const fields = useFirstInvalid<HTMLDivElement>(problem, problem?.fields.length ?? 0)
  if (!event || !state.matches('asked')) return null
  const word = t(changeWord(event, lifecycle))
  const refuse = () => send({ type: 'change.cancel' })
  if (state.matches({ asked: 'outdated' })) {
    return (
      <Dialog
        title={word}
        size="small"
        footer={<Button onClick={refuse}>{t(words.close)}</Button>}
        onClose={refuse}
      >
        <Stack gap={4}>
          <Alert>{t(problem?.text)}</Alert>
          {reason !== '' && <Text>{reason}</Text>}
        </Stack>
      </Dialog>
    )
  }
  const isOff = isCalledOff(lifecycle)
  return (
    <Question
      title={word}
      answer={word}
      busyAnswer={t(words.saving)}
      refusal={t(words.back)}
      busy={state.hasTag('busy')}
      isGrave={lifecycle === 'CANCELLED'}
      problem={t(problem?.fields[0] !== 'reason' && problem?.text)}
      detail={isOff && event.favoriteCount > 0 && t(texts.keptBy(event.favoriteCount))}
      field={
        <>
          <ScopeField
            event={event}
            scope={state.context.scope}
            disabled={state.hasTag('busy')}
            onChange={(scope) => send({ type: 'scope.change', scope })}
          />
          <div ref={fields}>
            {isOff ? <Reason state={state} send={send} /> : <NewDays state={state} send={send} />}
          </div>
        </>
      }
      onAnswer={() => send({ type: 'change.confirm', now: now() })}
      onRefuse={refuse}
    >
      {t(changeMeaning(event, lifecycle))}
    </Question>
  )
}

function Reason({ state, send }: Machine<typeof lifecycleMachine>) {
  const { reason, problem } = state.context
  const busy = state.hasTag('busy')
  const change = (text: string) => send({ type: 'reason.change', reason: text })
  return (
    <ReasonField
      reasons={readyReasons.map((one) => t(one))}
      label={t(words.reason)}
      hint={t(texts.reasonForEveryone)}
      required
      maxLength={longestReason}
      readOnly={busy}
      value={reason}
      error={t(problem?.fields.includes('reason') && problem.text)}
      onChange={change}
    />
  )
}

function NewDays({ state, send }: Machine<typeof lifecycleMachine>) {
  const { form, problem } = state.context
  if (!form) return null
  return (
    <Stack gap={2}>
      <EventTimes
        times={form}
        field={(name) => ({
          value: form[name],
          invalid: problem?.fields.includes(name),
          onChange: (value) => send({ type: 'days.change', changes: { [name]: value } }),
        })}
        onChange={(changes) => send({ type: 'days.change', changes })}
        zone=""
        zoneNote={null}
      />
      {form.timeZone !== '' && (
        <Text size="small" tone="muted">
          {t(texts.timesAre(words.timeIn(cityOf(form.timeZone))))}
        </Text>
      )}
    </Stack>
  )
}

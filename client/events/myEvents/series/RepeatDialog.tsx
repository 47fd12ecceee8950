import { useSelector } from '@xstate/react'
import type { OwnEvent } from '../../../../machines/domain.ts'
import type { repeatMachine } from '../../../../machines/events/series/repeatMachine.ts'
import * as texts from '../../../../machines/events/series/texts.ts'
import type { Machine } from '../../../runtime/machine.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ruleWords } from '../../../ui/display/series/seriesWords.ts'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import * as words from '../../../ui/texts.ts'
import type { RepeatActor } from './RepeatAction.tsx'
import { RepeatDates } from './RepeatDates.tsx'
import { t } from '../../../ui/words/language.ts'

/** The form that makes an event a series. */
export function RepeatDialog({ actor }: { actor: RepeatActor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { send } = actor
  const { event, problem } = state.context
  if (!event || !state.matches('asked')) return null
  const close = () => send({ type: 'repeat.cancel' })
  if (state.matches({ asked: 'outdated' })) {
    return (
      <Dialog
        title={t(texts.repeatEvent)}
        size="small"
        footer={<Button onClick={close}>{t(words.close)}</Button>}
        onClose={close}
      >
        <Alert>{t(problem?.text)}</Alert>
      </Dialog>
    )
  }
  const problems = Object.fromEntries((problem?.fields ?? []).map((field) => [field, problem?.text]))
  const isBesideFields = !['count', 'until'].some((field) => problem?.fields.includes(field))
  return (
    <FormDialog
      title={t(texts.repeatEvent)}
      submit={t(texts.repeatEvent)}
      problem={t(isBesideFields ? problem?.text : undefined)}
      problems={problems}
      busy={state.hasTag('busy')}
      onSubmit={() => send({ type: 'repeat.confirm' })}
      onClose={close}
    >
      <Text>{t(texts.repeatMeaning(event.title))}</Text>
      <Rule event={event} state={state} send={send} />
      <RepeatDates event={event} state={state} send={send} />
    </FormDialog>
  )
}

const frequencies = ['WEEKLY', 'MONTHLY_DAY', 'MONTHLY_WEEKDAY'] as const
const intervals = [1, 2, 3, 4]

function Rule({ event, state, send }: Machine<typeof repeatMachine> & { event: OwnEvent }) {
  const { form, problem } = state.context
  const errorOf = (field: string) => problem?.fields.includes(field) && problem.text
  const change = (changes: Partial<typeof form>) => send({ type: 'rule.change', changes })
  return (
    <>
      <SelectField
        label={t(texts.howOften)}
        options={frequencies.flatMap((frequency) =>
          intervals.map((interval) => ({
            value: `${frequency} ${interval}`,
            label: t(ruleWords(event.eventDate, { frequency, interval })),
          })),
        )}
        value={`${form.frequency} ${form.interval}`}
        onChange={(value) => {
          const frequency = frequencies.find((one) => value.startsWith(`${one} `))
          if (frequency) change({ frequency, interval: Number(value.at(-1)) })
        }}
      />
      <Segmented
        label={t(texts.ends)}
        options={[
          { value: 'COUNT', label: t(texts.afterDates) },
          { value: 'UNTIL', label: t(texts.onDay) },
        ]}
        value={form.ends}
        onChange={(value) => change({ ends: value === 'UNTIL' ? 'UNTIL' : 'COUNT' })}
      />
      {form.ends === 'COUNT' ? (
        <TextField
          label={t(texts.numberOfDates)}
          hint={t(texts.numberHint)}
          required
          digits
          inputMode="numeric"
          value={form.count}
          error={t(errorOf('count'))}
          onChange={(count) => change({ count })}
        />
      ) : (
        <DateField
          label={t(texts.lastDay)}
          hint={t(texts.lastDayHint)}
          required
          min={event.eventDate}
          value={form.until}
          error={t(errorOf('until'))}
          onChange={(until) => change({ until })}
        />
      )}
    </>
  )
}

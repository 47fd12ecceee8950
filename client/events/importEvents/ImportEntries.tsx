import { css } from '@emotion/react'
import {
  floating,
  type ImportedItem,
  type ImportItem,
  type ImportPreview,
  type importMachine,
  isPossible,
} from '../../../machines/events/importing/importMachine.ts'
import * as texts from '../../../machines/events/importing/texts.ts'
import { labelOf } from '../../review/steps.ts'
import type { Machine } from '../../runtime/registry.tsx'
import {
  Alert,
  Badge,
  Checkbox,
  cityOf,
  color,
  daySpan,
  Empty,
  enumerated,
  Grid,
  Row,
  SelectField,
  space,
  Stack,
  t,
  Text,
  time12,
  words,
} from '../../ui/index.ts'
import { ZoneChoice } from '../times/ZoneChoice.tsx'
import { fieldRequired, importProblem } from '../texts.ts'

type Import = Machine<typeof importMachine>

/** Lists the entries, with the effect of importing each, and a checkbox for those that can be chosen. */
export function ImportEntries({ state, send }: Import) {
  const { preview, chosen, problem, settings, eventType, category } = state.context
  const isBusy = state.hasTag('busy')
  if (preview.items.length === 0) {
    return (
      <Stack gap={4}>
        <Empty>{t(texts.importNothing)}</Empty>
        <NotListed of={preview} />
      </Stack>
    )
  }
  const possible = preview.items.filter(isPossible).length
  const options = (all: readonly { id: string; name: string }[] = []) =>
    all.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Stack gap={4}>
      {problem !== '' && <Alert>{t(problem)}</Alert>}
      <Grid min="15rem">
        <SelectField
          label={t(texts.importTypeForAll)}
          placeholder={t(texts.importNone)}
          options={options(settings?.eventTypes)}
          value={eventType}
          disabled={isBusy}
          onChange={(id) => send({ type: 'type.change', eventType: id })}
        />
        <SelectField
          label={t(texts.importCategoryForAll)}
          placeholder={t(texts.importNone)}
          options={options(settings?.categories)}
          value={category}
          disabled={isBusy}
          onChange={(id) => send({ type: 'category.change', category: id })}
        />
      </Grid>
      <NotListed of={preview} />
      <FloatingTimes state={state} send={send} />
      {possible > 0 && (
        <Checkbox
          css={start}
          label={t(texts.importAll)}
          checked={chosen.length === possible}
          mixed={chosen.length > 0 && chosen.length < possible}
          disabled={isBusy}
          onChange={() => send({ type: 'entries.toggle' })}
        />
      )}
      <ul>
        {preview.items.map((item) => (
          <Entry key={item.uid} item={item} state={state} send={send} />
        ))}
      </ul>
    </Stack>
  )
}

/** Says what the source contains beside the listed entries. */
function NotListed({ of: { past, more, isPart } }: { of: ImportPreview }) {
  return (
    <>
      {isPart && <Text>{t(texts.importPart)}</Text>}
      {past > 0 && <Text tone="muted">{t(texts.importPast(past))}</Text>}
      {more > 0 && <Text tone="muted">{t(texts.importMore(more))}</Text>}
    </>
  )
}

/** Asks for one zone for all times without a zone. */
function FloatingTimes({ state, send }: Import) {
  const { preview, floatingTimeZone } = state.context
  const count = floating(preview).length
  if (count === 0) return null
  return (
    <ZoneChoice
      words={t(
        floatingTimeZone === ''
          ? texts.importFloating(count)
          : texts.importFloatingIn(count, words.timeIn(cityOf(floatingTimeZone))),
      )}
      reset={floatingTimeZone === '' ? undefined : t(texts.importClockThere)}
      disabled={state.hasTag('busy')}
      onPick={(timeZone) => send({ type: 'zone.change', timeZone })}
    />
  )
}

/** Names the zone assumed for the time of an entry without a zone. */
function assumed({ event: { timeZone, isOnline } }: ImportItem, chosen: string) {
  const zone = chosen || timeZone
  if (zone === null) return null
  const place = words.timeIn(cityOf(zone))
  return chosen === '' && !isOnline ? texts.importNoZoneThere(place) : texts.importNoZone(place)
}

function Entry({ item, state, send }: Import & { item: ImportItem }) {
  const { uid, action, event, problems, changed, alike, note } = item
  const { title, eventDate, startTime, endDate, venue, location } = event
  const name = title ?? uid
  const when = [eventDate && daySpan(eventDate, endDate), startTime && time12(startTime)].filter(Boolean)
  const isCancelled = event.lifecycle === 'CANCELLED'
  return (
    <li css={row}>
      {isPossible(item) && (
        <Checkbox
          label={name}
          hideLabel
          checked={state.context.chosen.includes(uid)}
          disabled={state.hasTag('busy')}
          onChange={() => send({ type: 'entry.toggle', uid })}
        />
      )}
      <Stack gap={1} css={rest}>
        <Row gap={2}>
          <Text css={strong}>{name}</Text>
          <Badge tone={tones[action]}>
            {isCancelled ? t(texts.importCancels) : t(texts.importActions[action])}
          </Badge>
        </Row>
        <Text size="small" tone="muted">
          {[...when, venue ?? location].filter(Boolean).join(' · ')}
        </Text>
        {isPossible(item) && item.isFloating && (
          <Text size="small">{t(assumed(item, state.context.floatingTimeZone))}</Text>
        )}
        {changed.length > 0 && (
          <Text size="small">{t(texts.importChanged(enumerated(changed.map(wordOf))))}</Text>
        )}
        {alike && <Text size="small">{t(texts.importAlike(alike.title))}</Text>}
        {note !== null && <Text size="small">{t(note)}</Text>}
        <Problems of={problems} />
      </Stack>
    </li>
  )
}

/** What is missing takes one line, since there are no fields to fill in here. */
function Problems({ of }: { of: ImportItem['problems'] }) {
  const isMissing = ({ texts: [first] }: ImportItem['problems'][number]) => first === fieldRequired
  const missing = of.filter(isMissing).map(({ field }) => wordOf(field))
  const others = of.filter((problem) => !isMissing(problem))
  return (
    <>
      {missing.length > 0 && (
        <Text size="small" tone="danger">
          {t(texts.importMissing(enumerated(missing)))}
        </Text>
      )}
      {others.map(({ field, texts: messages }) => (
        <Text key={field} size="small" tone="danger">
          {t(importProblem(wordOf(field), messages))}
        </Text>
      ))}
    </>
  )
}

/** Maps a field name of the service to the label in the form. */
const wordOf = (field: string) =>
  labelOf(field.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())) ?? field

export function ImportResults({ state }: Import) {
  const { results, preview } = state.context
  const titles = new Map(preview.items.map(({ uid, event }) => [uid, event.title]))
  return (
    <ul>
      {results.map((result) => (
        <Result key={result.uid} result={result} title={titles.get(result.uid) ?? result.uid} />
      ))}
    </ul>
  )
}

function Result({ result, title }: { result: ImportedItem; title: string }) {
  const { event, outcome, problems } = result
  return (
    <li css={row}>
      <Stack gap={1} css={rest}>
        <Row gap={2}>
          <Text css={strong}>{event?.title ?? title}</Text>
          <Badge tone={outcome === 'REFUSED' ? 'red' : outcome === 'SAME' ? 'neutral' : 'green'}>
            {t(texts.importOutcomes[outcome])}
          </Badge>
        </Row>
        <Problems of={problems} />
      </Stack>
    </li>
  )
}

const tones = { NEW: 'green', CHANGED: 'brand', SAME: 'neutral', PAST: 'neutral', INVALID: 'red' } as const

const start = css({ alignSelf: 'flex-start' })
const rest = css({ flex: 1 })
const strong = css({ fontWeight: 600 })
const row = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
})

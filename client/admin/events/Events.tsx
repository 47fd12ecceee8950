import { useActorRef, useMachine } from '@xstate/react'
import type { ComponentType } from 'react'
import { useSearch } from 'wouter'
import { useMachines } from './machines.ts'
import { eventActs } from '../../../machines/admin/acts/eventActs.ts'
import type { AdminEvent, eventList } from '../../../machines/admin/eventList.ts'
import type { Lifecycle } from '../../../machines/domain.ts'
import * as texts from '../../../machines/admin/texts.ts'
import { type LifecycleActor, possibleChanges } from '../../../machines/events/lifecycle/lifecycleMachine.ts'
import type { Machine } from '../../runtime/registry.tsx'
import {
  CalendarIcon,
  countText,
  DialogBoundary,
  FocusPlace,
  Heading,
  Row,
  Stack,
  t,
  Tiles,
  words,
} from '../../ui/index.ts'
import { ActDialog } from '../acts/ActDialog.tsx'
import { ActNotice } from '../acts/ActNotice.tsx'
import { useActAddress } from '../acts/useActAddress.ts'
import { Export } from '../list/Export.tsx'
import { FilterFields } from '../list/FilterFields.tsx'
import { Rows } from '../list/Rows.tsx'
import { useListAddress } from '../list/useListAddress.ts'
import { EventDetails } from './EventDetails.tsx'
import { EventTable } from './EventTable.tsx'
import { eventAddress, eventFields, eventOrders } from './eventWords.ts'
import { useLifecycleAddress } from './useLifecycleAddress.ts'
import { useNow } from '../../runtime/clock/useNow.ts'

interface EventsProps {
  /** The buttons that cancel or postpone an event, or schedule it again. */
  LifecycleActions: ComponentType<{
    event: AdminEvent
    changes: Lifecycle[]
    actor: LifecycleActor
    variant: 'secondary'
  }>
  /** Asks for confirmation before an event is cancelled, postponed or scheduled again. */
  LifecycleDialog: ComponentType<{ actor: LifecycleActor }>
}

/** The list of all events in the admin area. */
export function Events({ LifecycleActions, LifecycleDialog }: EventsProps) {
  const machines = useMachines()
  const [state, send, list] = useMachine(machines.events, { input: eventAddress.read(useSearch()) })
  useListAddress(eventAddress, send)
  const [act, sendAct] = useMachine(machines.act, { input: { list } })
  const [{ context: known }] = useMachine(machines.choices)
  const { view, viewed } = state.context
  const acts = viewed ? eventActs(viewed) : []
  useActAddress(eventAddress, state, { acts, act, sendAct })
  const lifecycle = useActorRef(machines.lifecycle, { input: { list } })
  const now = useNow()
  const changes = viewed ? possibleChanges(viewed, now) : []
  useLifecycleAddress(state, lifecycle, changes)
  return (
    <Stack gap={5}>
      <Row justify="space-between" gap={4}>
        <Heading level={1}>{t(words.events)}</Heading>
        <Export machine={machines.file} list={state} />
      </Row>
      <Summary state={state} />
      <FilterFields
        state={state}
        searched={t(texts.searchedOfEvents)}
        fields={eventFields(known.choices)}
        orders={eventOrders()}
        clear={t(texts.clearAllFilters)}
        send={send}
      />
      {!viewed && <ActNotice state={act} send={sendAct} />}
      <FocusPlace label={t(words.events)}>
        <Rows words={wordsOfList} icon={<CalendarIcon size={34} />} state={state} send={send}>
          <EventTable rows={state.context.rows} onOpen={({ id }) => send({ type: 'row.view', id })} />
        </Rows>
        {view !== null && (
          <DialogBoundary title={t(words.event)} onClose={() => send({ type: 'detail.close' })}>
            <EventDetails
              event={viewed}
              acts={acts}
              act={act}
              sendAct={sendAct}
              lifecycleActions={
                viewed &&
                changes.length > 0 && (
                  <LifecycleActions event={viewed} changes={changes} actor={lifecycle} variant="secondary" />
                )
              }
              onClose={() => send({ type: 'detail.close' })}
            />
          </DialogBoundary>
        )}
        <DialogBoundary title={t(words.event)} onClose={() => sendAct({ type: 'act.cancel' })}>
          <ActDialog state={act} send={sendAct} />
        </DialogBoundary>
        <DialogBoundary title={t(words.event)} onClose={() => lifecycle.send({ type: 'change.cancel' })}>
          <LifecycleDialog actor={lifecycle} />
        </DialogBoundary>
      </FocusPlace>
    </Stack>
  )
}

const wordsOfList = {
  found: texts.foundEvents,
  pages: texts.pagesOfEvents,
  loading: texts.loadingEvents,
  failure: texts.eventsNotLoaded,
  empty: texts.noEvents,
}

/** Platform-wide totals, and the number of events that match the filters. */
function Summary({ state }: Pick<Machine<typeof eventList>, 'state'>) {
  const { statistics, count } = state.context
  return (
    <Tiles
      of={[
        { label: t(texts.totalEvents), value: statistics?.totalEvents ?? null },
        { label: t(words.published), value: statistics?.publishedEvents ?? null },
        { label: t(texts.unpublished), value: statistics?.unpublishedEvents ?? null },
        { label: t(words.featured), value: statistics?.featuredEvents ?? null },
        { label: t(words.upcoming), value: statistics?.upcomingEvents ?? null },
        { label: t(texts.results), value: statistics && countText(count) },
      ]}
    />
  )
}

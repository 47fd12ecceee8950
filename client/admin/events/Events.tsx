import type { ComponentType } from 'react'
import type { AdminEvent, eventList } from '../../../machines/admin/eventList.ts'
import type { Lifecycle } from '../../../machines/domain.ts'
import * as texts from '../../../machines/admin/texts.ts'
import type { LifecycleActor } from '../../../machines/events/lifecycle/lifecycleMachine.ts'
import type { Machine } from '../../runtime/registry.tsx'
import {
  CalendarIcon,
  countText,
  DialogBoundary,
  Heading,
  Row,
  Stack,
  t,
  Tiles,
  words,
} from '../../ui/index.ts'
import { ActDialog } from '../acts/ActDialog.tsx'
import { ActNotice } from '../acts/ActNotice.tsx'
import { Export } from '../list/Export.tsx'
import { List } from '../list/List.tsx'
import { EventDetails } from './EventDetails.tsx'
import { EventTable } from './EventTable.tsx'
import { eventFields, eventOrders } from './eventWords.ts'
import { useEvents } from './useEvents.ts'

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
  const { state, send, file, choices, acts, act, sendAct, lifecycle, changes } = useEvents()
  const { view, viewed } = state.context
  return (
    <Stack gap={5}>
      <Row justify="space-between" gap={4}>
        <Heading level={1}>{t(words.events)}</Heading>
        <Export machine={file} list={state} />
      </Row>
      <Summary state={state} />
      <List
        label={t(words.events)}
        filters={{
          searched: t(texts.searchedOfEvents),
          fields: eventFields(choices),
          orders: eventOrders(),
          clear: t(texts.clearAllFilters),
        }}
        notice={!viewed && <ActNotice state={act} send={sendAct} />}
        words={wordsOfList}
        icon={<CalendarIcon size={34} />}
        dialogs={
          <>
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
                      <LifecycleActions
                        event={viewed}
                        changes={changes}
                        actor={lifecycle}
                        variant="secondary"
                      />
                    )
                  }
                  onClose={() => send({ type: 'detail.close' })}
                />
              </DialogBoundary>
            )}
            <ActDialog title={t(words.event)} state={act} send={sendAct} />
            <DialogBoundary title={t(words.event)} onClose={() => lifecycle.send({ type: 'change.cancel' })}>
              <LifecycleDialog actor={lifecycle} />
            </DialogBoundary>
          </>
        }
        state={state}
        send={send}
      >
        <EventTable rows={state.context.rows} onOpen={({ id }) => send({ type: 'row.view', id })} />
      </List>
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

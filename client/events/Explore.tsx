import { useMachine } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'
import type { exploreMachine } from '../../machines/events/exploreMachine.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { Container } from '../ui/layout/Container.tsx'
import { BackIcon } from '../ui/icons.tsx'
import { Spinner } from '../ui/feedback/Spinner.tsx'
import { useMachines } from './machines.ts'
import { ExploreFilters } from './ExploreFilters.tsx'
import { ExploreResults } from './ExploreResults.tsx'
import type { Machine } from '../runtime/machine.ts'

/** `/explore?event=7&from=myevents` opens one event; without it, the filters. */
export function Explore() {
  const [search] = useSearchParams()
  const eventId = search.get('event')
  const cameFrom = search.get('from') === 'myevents' ? 'myEvents' : 'filters'
  return <Exploring key={`${eventId}-${cameFrom}`} eventId={eventId} cameFrom={cameFrom} />
}

interface Start {
  eventId: string | null
  cameFrom: 'filters' | 'myEvents'
}

function Exploring(input: Start) {
  const [state, send] = useMachine(useMachines().explore, { input })
  useFocusIn(state.matches({ view: 'results' }) ? 'results' : 'filters')
  if (state.matches({ view: 'opening' })) return <Opening state={state} send={send} />
  return (
    <Container width="wide">
      {state.matches({ view: 'results' }) ? (
        <ExploreResults state={state} send={send} />
      ) : (
        <ExploreFilters state={state} send={send} />
      )}
    </Container>
  )
}

/** With the one view goes what had the focus: it then begins at the other. */
function useFocusIn(view: string) {
  const last = useRef(view)
  useEffect(() => {
    if (last.current !== view && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
    last.current = view
  }, [view])
}

/** While the chosen event is on its way; one can still go back to where it was chosen. */
function Opening({ state, send }: Machine<typeof exploreMachine>) {
  return (
    <Container width="wide">
      {state.context.cameFrom === 'myEvents' && (
        <Button variant="quiet" icon={<BackIcon />} onClick={() => send({ type: 'back' })}>
          Back to My Events
        </Button>
      )}
      <Spinner label="Loading..." page />
    </Container>
  )
}

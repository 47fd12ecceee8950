import { useMachine } from '@xstate/react'
import { useSearchParams } from 'wouter'
import { Container } from '../ui/Container.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useMachines } from '../wiring/explore.ts'
import { ExploreFilters } from './ExploreFilters.tsx'
import { ExploreResults } from './ExploreResults.tsx'

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
  if (state.matches({ view: 'opening' })) return <Spinner label="Loading..." page />
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

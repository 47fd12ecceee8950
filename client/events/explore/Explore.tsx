import { useMachine } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import type { exploreMachine } from '../../../machines/events/exploreMachine.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Container } from '../../ui/layout/Container.tsx'
import { BackIcon } from '../../ui/firstIcons.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { readAddress } from './exploreAddress.ts'
import { useMachines } from '../machines.ts'
import { ExploreFilters } from './ExploreFilters.tsx'
import { later } from '../../runtime/later.tsx'
import type { Machine } from '../../runtime/machine.ts'
import { firstSign } from '../../ui/feedback/firstSign.ts'

const ExploreResults = later(async () => (await import('./ExploreResults.tsx')).ExploreResults)

/** Its address says what is shown; it changes with what is done here, and leads here when somebody goes back or forward. */
export function Explore() {
  const search = useSearch()
  const [state, send] = useMachine(useMachines().explore, { input: readAddress(search) })
  useEffect(() => send({ type: 'address.change', address: readAddress(search) }), [search, send])
  useEffect(() => void firstSign().then(ExploreResults.prefetch), [])
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
      {state.context.address.cameFrom === 'myEvents' && (
        <Button variant="quiet" icon={<BackIcon />} onClick={() => send({ type: 'back' })}>
          Back to My Events
        </Button>
      )}
      <Spinner label="Loading..." page />
    </Container>
  )
}

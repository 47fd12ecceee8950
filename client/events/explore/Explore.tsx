import { useMachine } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import type { exploreMachine } from '../../../machines/events/exploreMachine.ts'
import * as texts from '../../../machines/events/texts.ts'
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
import * as words from '../../ui/texts.ts'

const ExploreResults = later(async () => (await import('./ExploreResults.tsx')).ExploreResults)

/** The address and the machine follow each other, so that the browser's back and forward work here. */
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

/** The view that had the focus is gone: the focus moves to the other one. */
function useFocusIn(view: string) {
  const last = useRef(view)
  useLayoutEffect(() => {
    if (last.current !== view && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
    last.current = view
  }, [view])
}

/** One can still go back while the chosen event is loading. */
function Opening({ state, send }: Machine<typeof exploreMachine>) {
  return (
    <Container width="wide">
      {state.context.address.cameFrom === 'myEvents' && (
        <Button variant="quiet" icon={<BackIcon />} onClick={() => send({ type: 'back' })}>
          {texts.backToMyEvents}
        </Button>
      )}
      <Spinner label={words.loading} page />
    </Container>
  )
}

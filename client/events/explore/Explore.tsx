import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import { hasFilter } from '../../../machines/events/explore/exploreAddress.ts'
import * as texts from '../../../machines/events/texts.ts'
import {
  Boundary,
  Button,
  Container,
  Empty,
  firstSign,
  loadCode,
  media,
  SearchIcon,
  space,
  Spinner,
  Stack,
  t,
  words,
} from '../../ui/index.ts'
import { readAddress } from './exploreAddress.ts'
import { type ExploreState, useMachines } from '../machines.ts'
import { Above } from './Above.tsx'
import { ExploreFilters } from './ExploreFilters.tsx'
import { later } from '../../runtime/later.tsx'
import { SavedFilters, SaveFilter } from '../savedFilters/SavedFilters.tsx'
import { useSavedFilters } from '../savedFilters/useSavedFilters.ts'

const ExploreResults = later(
  async () => (await loadCode(() => import('./ExploreResults.tsx'))).ExploreResults,
)

const Subscribe = later(async () => (await loadCode(() => import('../sharing/Subscribe.tsx'))).Subscribe, {
  waiting: null,
})

const FilterDialogs = later(
  async () => (await loadCode(() => import('../savedFilters/FilterDialogs.tsx'))).FilterDialogs,
  { waiting: null },
)

/** Syncs the address and the machine, so that Back and Forward work within Explore. */
export function Explore() {
  const search = useSearch()
  const [state, send] = useMachine(useMachines().explore, { input: readAddress(search) })
  useEffect(() => send({ type: 'address.change', address: readAddress(search) }), [search, send])
  useEffect(() => void firstSign().then(ExploreResults.prefetch), [])
  useFocusIn(state.matches({ view: 'results' }) ? 'results' : 'filters')
  const isOpening = state.matches({ view: 'opening' })
  const isThere = state.matches({ view: 'results' })
  const isGone = state.matches({ view: 'gone' })
  const saved = useSavedFilters({ state, send })
  if (!isOpening && !isThere && !isGone)
    return (
      <Container width="wide">
        <Boundary>
          <ExploreFilters
            state={state}
            send={send}
            saved={
              <Boundary>
                <SavedFilters {...saved} />
              </Boundary>
            }
          />
        </Boundary>
        {saved.isAsked && <FilterDialogs {...saved} />}
      </Container>
    )
  const { address } = state.context
  const keep = address.view === 'list' && (
    <>
      {hasFilter(address.filters) && <SaveFilter {...saved} current={address.filters} />}
      {isThere && <Subscribe filters={address.filters} />}
    </>
  )
  return (
    <Container width="wide">
      <Stack gap={5} css={whole}>
        <Above state={state} send={send} keep={keep} />
        {isThere && <ExploreResults state={state} send={send} keep={keep} />}
        {isGone && <GoneEvent state={state} send={send} />}
        {isOpening && <Spinner label={t(words.loading)} page />}
      </Stack>
      {saved.isAsked && <FilterDialogs {...saved} />}
    </Container>
  )
}

/** Moves the focus to the new view if the old view had it. */
function useFocusIn(view: string) {
  const last = useRef(view)
  useLayoutEffect(() => {
    if (last.current !== view && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
    last.current = view
  }, [view])
}

const whole = css({ paddingBlock: space[3], [media.tablet]: { paddingBlock: space[5] } })

/** Shown in place of a linked event that is no longer available. */
const GoneEvent = ({ send }: ExploreState) => (
  <Empty
    icon={<SearchIcon size={40} />}
    detail={t(texts.eventGoneHint)}
    action={<Button onClick={() => send({ type: 'filters.open' })}>{t(words.explore)}</Button>}
  >
    {t(texts.eventGone)}
  </Empty>
)

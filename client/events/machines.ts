import { navigate } from 'wouter/use-browser-location'
import { errorToast, type EventDetail } from '../../machines/domain.ts'
import { isSameAddress } from '../../machines/events/explore/exploreAddress.ts'
import { exploreMachine } from '../../machines/events/explore/exploreMachine.ts'
import * as texts from '../../machines/events/texts.ts'
import { favoriteMachine } from '../../machines/favorites/favoriteMachine.ts'
import { choiceActors } from '../catalog/actors.ts'
import { favoriteActors } from '../favorites/actors.ts'
import { type Machine, machinesOf } from '../runtime/registry.tsx'
import { createViews } from '../runtime/device/views.ts'
import { eventActors } from './actors.ts'
import { readAddress, searchOf } from './explore/exploreAddress.ts'
import { share } from './explore/share.ts'
import { loadCode } from '../ui/index.ts'

export type ExploreState = Machine<typeof exploreMachine>

export const useMachines = machinesOf(({ api, actions, session, userId, toast, leave, log }) => ({
  explore: exploreMachine.provide({
    actors: {
      ...choiceActors(api),
      ...eventActors(api, createViews(userId)),
      favorite: favoriteMachine.provide({ actors: favoriteActors(api), actions }),
    },
    actions: {
      ...actions,
      // If the page was opened directly by its address, there is no page to go back to.
      leave: () => (canGoBack() ? leave() : navigate('/myevents', { replace: true })),
      writeAddress: (_, address) => {
        if (!isSameAddress(readAddress(location.search), address)) navigate(`/explore${searchOf(address)}`)
      },
      saveToCalendar: (_, event) => {
        const token = session.getSnapshot().context.session?.token ?? null
        if (event) saveToCalendar(event, token).catch(() => toast(errorToast(texts.calendarFileNotMade)))
      },
      share: (_, event) => {
        if (event) share(event, toast).catch((error: unknown) => log({ error }))
      },
    },
  }),
}))

/** Assumes true in browsers without the Navigation API. */
const canGoBack = () => (globalThis as { navigation?: { canGoBack: boolean } }).navigation?.canGoBack ?? true

async function saveToCalendar({ id }: EventDetail, token: string | null) {
  const { download } = await loadCode(() => import('../runtime/download.ts'))
  await download(`/common/events/${encodeURIComponent(id)}/calendar.ics`, 'event.ics', token, 'text/calendar')
}

/** States that are left immediately, so targeting one is equivalent to targeting its successor. */
const forwarding = {
  checking: 'checking leads at once to where the digits belong, and these are not all six',
  reading: 'reading leads at once to where the session belongs, which was taken or dropped just before',
  entering: 'entering leads at once to where the address belongs, which was written just before',
  settling: 'settling leads at once to paused or playing, and who holds it was said just before',
}

const auth = 'machines/account/sessionMachine.ts'
const code = 'machines/account/codeEntryMachine.ts codeEntryMachine'
const shown = 'machines/admin/dashboardMachine.ts dashboardMachine.states.shown'
const explore = 'machines/events/explore/exploreMachine.ts'
const openEvent = 'machines/events/explore/openEventRegions.ts openEventRegions'
const showing = 'machines/homepage/carouselMachine.ts carouselMachine.states.showing'
const list = 'machines/lists/listMachine.ts listMachine'

/**
 * Mutants that cannot be distinguished from the product, by id, each with its reason. The run fails if one no
 * longer exists or a walk detects it.
 */
export const equivalents: Record<string, string> = {
  [`${code}.on.digit.erase.#1.target: retargeted to .incomplete`]: forwarding.checking,
  [`${code}.on.digit.erase.#2.target: retargeted to .incomplete`]: forwarding.checking,
  [`${code}.states.complete.on.code.clear.target: retargeted to checking`]: forwarding.checking,
  [`${code}.initial: initial changed to checking`]: forwarding.checking,

  [`${auth} out.target: retargeted to reading`]: forwarding.reading,
  [`${auth} sessionMachine.states.signedOut.on.session.start.target: retargeted to reading`]:
    forwarding.reading,
  [`${auth} sessionMachine.states.signedOut.on.session.sync.target: retargeted to reading`]:
    forwarding.reading,
  [`${auth} sessionMachine.states.signedIn.on.session.end.target: retargeted to reading`]: forwarding.reading,
  [`${auth} sessionMachine.states.expired.on.session.start.#1.target: retargeted to reading`]:
    forwarding.reading,
  [`${auth} sessionMachine.states.expired.on.session.sync.#1.target: retargeted to reading`]:
    forwarding.reading,

  [`${shown}.initial: initial changed to refreshing`]: 'every transition to shown names the state in it',
  [`${shown}.initial: initial changed to stale`]: 'every transition to shown names the state in it',

  [`${explore} view.states.gone.on.filters.open.target: retargeted to entering`]: forwarding.entering,
  [`${explore} results.on.back.#2.target: retargeted to entering`]: forwarding.entering,
  [`${openEvent}.detail.on.event.select.target: retargeted to .choosing`]:
    'choosing leads at once to recordingView where an event is selected, and one was just before',
  [`${openEvent}.rest.states.arriving.invoke.onDone.target: retargeted to choosing`]:
    'choosing leads at once to arrived where the event is whole, which it has just become',
  [`${openEvent}.rest.states.missing.on.event.retry: retargeted to choosing`]:
    'choosing leads at once to arriving where an event is selected and not whole, as in missing',
  [`${explore} results.states.paging.states.turning.invoke.onDone.target: retargeted to #explore.view.entering`]:
    forwarding.entering,
  [`${explore} listEvents.invoke.onDone.#2.target: retargeted to #explore.view.entering`]:
    forwarding.entering,

  'machines/events/series/extension.ts newDays.isSooner: comparison changed to <=':
    'the earlier of a day and the same day is that day',

  [`${showing}.on.slides.stop.target: retargeted to .paused`]: forwarding.settling,
  [`${showing}.states.playing.on.hold.start.target: retargeted to settling`]: forwarding.settling,
  [`${showing}.states.playing.after.interval.target: retargeted to settling`]: forwarding.settling,
  [`${showing}.states.paused.on.hold.end.target: retargeted to settling`]: forwarding.settling,

  [`${list}.closing.target: retargeted to entering`]: forwarding.entering,
  [`${list}.states.detail.on.address.change.#2.target: retargeted to .entering`]: forwarding.entering,
  [`${list}.states.detail.states.opening.invoke.onError.target: retargeted to entering`]: forwarding.entering,
}

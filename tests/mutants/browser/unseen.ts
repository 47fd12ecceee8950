/**
 * Mutants of the fixed sample that cannot be detected in a browser, by id, with the reason. The run fails if
 * one no longer exists or a walk detects it.
 */
export const unseen: Record<string, string> = {
  'machines/account/own/calendarFeedMachine.ts calendarFeedMachine.states.on.states.revoking.invoke.onDone.actions.#1.createdAt: key dropped':
    'the day of the address is shown only while the calendar is on, and turning it on again creates another one',
  'machines/account/profile/editProfileMachine.ts editProfileMachine.states.open.on.picture.remove.guard: guard forced open':
    'the button that removes a new picture is shown only if there is one',
}

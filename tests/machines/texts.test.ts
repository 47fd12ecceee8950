import { expect, test } from 'vitest'
import * as admin from '../../machines/admin/texts.ts'
import * as catalog from '../../machines/catalog/texts.ts'
import * as events from '../../machines/events/texts.ts'
import { inEnglish } from '../support/workflow/english.ts'

test.each([
  ['no views', admin.viewsOf(0), '0 views'],
  ['one view', admin.viewsOf(1), '1 view'],
  ['more views', admin.viewsOf(2), '2 views'],
  ['no favourites', admin.favoritesOf(0), '0 favorites'],
  ['one favourite', admin.favoritesOf(1), '1 favorite'],
  ['no users', admin.foundUsers(0, '0'), '0 users'],
  ['one user', admin.foundUsers(1, '1'), '1 user'],
  ['more users', admin.foundUsers(2000, '2,000'), '2,000 users'],
  ['one event', admin.foundEvents(1, '1'), '1 event'],
  ['more events', admin.foundEvents(2, '2'), '2 events'],
  ['one entry', admin.foundEntries(1, '1'), '1 entry'],
  ['more entries', admin.foundEntries(2, '2'), '2 entries'],
  ['a day ahead', admin.ahead(1), 'In 1 day'],
  ['days ahead', admin.ahead(2), 'In 2 days'],
  ['many days ahead', admin.ahead(1286), 'In 1,286 days'],
  ['a day ago', admin.ago(1), '1 day ago'],
  ['days ago', admin.ago(2), '2 days ago'],
  ['no types', catalog.ofTypes.noneFound, 'No types found.'],
  [
    'the confirmation of a deletion',
    catalog.ofTypes.deletionQuestion('Concert'),
    'Are you sure you want to delete the type "Concert"?',
  ],
  [
    'an unknown number of events',
    catalog.ofCategories.without(null, '0'),
    'Its events stay, without a category.',
  ],
  [
    'a deletion that affects no events',
    catalog.ofTypes.without(0, '0'),
    'No event has it, so none is left without a type.',
  ],
  [
    'a deletion that affects one event',
    catalog.ofTypes.without(1, '1'),
    '1 event has it, and stays, without a type.',
  ],
  [
    'a deletion that affects several events',
    catalog.ofTypes.without(2, '2'),
    '2 events have it, and stay, without a type.',
  ],
  ['one person with this favourite', events.keptBy(1), '1 person has this event as a favourite.'],
  ['many people with this favourite', events.keptBy(1200), '1,200 people have this event as a favourite.'],
  ['the first picture', events.showPicture(0), 'Show picture 1'],
  ['the second picture', events.picture(1), 'picture 2'],
])('the text for %s: %s', (_what, phrase, words) => expect(inEnglish(phrase)).toBe(words))

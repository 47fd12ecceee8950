import { origin } from '../double/origin.ts'
import type { Case } from './case.ts'

const newAccount = `{ fullName: "Asha Rao", email: "a@b.example", phone: "+91123", password: "correct horse" }`
const newPassword = `resetToken: "reset-1", newPassword: "a new lantern", confirmPassword: "a new lantern"`

const account = `
  fragment Account on User {
    id uid fullName email phone profilePic userType isActive isEmailVerified verifiedUser isStaff isSuperuser
    eventCount publishedEventCount lastLogin createdAt
  }`

const expectedAccount = {
  id: '1',
  uid: '0b0a3c1e-5d7f-4d3a-9c55-2f3a6d1c7e10',
  fullName: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+911234567890',
  profilePic: `${origin}/media/asha.jpg`,
  userType: 'SUPERADMIN',
  isActive: true,
  isEmailVerified: true,
  verifiedUser: true,
  isStaff: true,
  isSuperuser: true,
  eventCount: 3,
  publishedEventCount: 2,
  lastLogin: '2027-05-04T08:00:00.000Z',
  createdAt: '2027-01-02T10:00:00.000Z',
}

const moments = { createdAt: '2027-05-01T08:00:00.000Z', lastUsedAt: '2027-05-04T08:00:00.000Z' }
const expectedSessions = [
  { id: '1', device: 'Firefox on Windows', ...moments, isCurrent: true },
  { id: '2', device: null, ...moments, isCurrent: false },
]

const wanted = '{ favoriteChanges reminders matches }'
const expectedWanted = { favoriteChanges: true, reminders: false, matches: true }
const filter = '{ id name location category eventType search when }'
const expectedFilter = {
  id: '12',
  name: 'Jazz nearby',
  location: null,
  category: '5',
  eventType: null,
  search: 'jazz',
  when: 'WEEKEND',
}

const photo = new File([new Uint8Array([1, 2, 3])], 'asha.png', { type: 'image/png' })

export const accountCases: Case[] = [
  [`{ me { ...Account } } ${account}`, { me: expectedAccount }],
  [`mutation { register(input: ${newAccount}) }`, { register: true }],
  ['mutation { verifyEmail(email: "a@b.example", otp: "123456") }', { verifyEmail: true }],
  ['mutation { resendCode(email: "a@b.example") }', { resendCode: true }],
  [
    `mutation { login(email: "a@b.example", password: "x") { token user { ...Account } } } ${account}`,
    { login: { token: 'token-1', user: expectedAccount } },
  ],
  ['mutation { logout }', { logout: true }],
  ['mutation { requestPasswordReset(email: "a@b.example") }', { requestPasswordReset: true }],
  [
    'mutation { verifyResetCode(email: "a@b.example", otp: "123456") { resetToken } }',
    { verifyResetCode: { resetToken: 'reset-1' } },
  ],
  [`mutation { setNewPassword(email: "a@b.example", ${newPassword}) }`, { setNewPassword: true }],
  [
    `mutation { updateProfile(input: { fullName: "Asha Rao", timeZone: "Asia/Kolkata", language: "hi" }) { ...Account } } ${account}`,
    { updateProfile: expectedAccount },
  ],
  [
    `mutation u($picture: File) { updateProfile(picture: $picture) { ...Account } } ${account}`,
    { updateProfile: expectedAccount },
    { picture: photo },
  ],
  ['{ features { publicPages publicUrl } }', { features: { publicPages: true, publicUrl: null } }],
  ['{ sessions { id device createdAt lastUsedAt isCurrent } }', { sessions: expectedSessions }],
  [
    'mutation { changePassword(currentPassword: "correct horse", newPassword: "a new lantern") }',
    { changePassword: true },
  ],
  ['{ calendarFeed { createdAt } }', { calendarFeed: { createdAt: moments.createdAt } }],
  [
    'mutation { renewCalendarFeed { url createdAt } }',
    { renewCalendarFeed: { url: `${origin}/common/feeds/secret.ics`, createdAt: moments.createdAt } },
  ],
  ['mutation { endCalendarFeed }', { endCalendarFeed: true }],
  ['mutation { endSession(id: "2") }', { endSession: true }],
  [`{ notifications ${wanted} }`, { notifications: expectedWanted }],
  [
    `mutation { updateNotifications(input: { reminders: false }) ${wanted} }`,
    { updateNotifications: expectedWanted },
  ],
  ['{ mailDelivery { isFailing } }', { mailDelivery: { isFailing: true } }],
  ['mutation { resumeMail { isFailing } }', { resumeMail: { isFailing: false } }],
  [`{ savedFilters ${filter} }`, { savedFilters: [expectedFilter] }],
  [
    `mutation { createSavedFilter(input: { name: "Jazz nearby", search: "jazz", category: "5", when: WEEKEND }) ${filter} }`,
    { createSavedFilter: expectedFilter },
  ],
  [
    `mutation { updateSavedFilter(id: "12", input: { location: null }) ${filter} }`,
    { updateSavedFilter: expectedFilter },
  ],
  ['mutation { deleteSavedFilter(id: "12") }', { deleteSavedFilter: '12' }],
  ['mutation { endOtherSessions }', { endOtherSessions: true }],
  ['mutation { deleteAccount(password: "correct horse") }', { deleteAccount: true }],
]

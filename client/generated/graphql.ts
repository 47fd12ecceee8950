/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
/** Conditions on every event. */
export type AdminEventFilter = {
  /** Words or parts of words in the author's name. */
  author?: string | null | undefined;
  /** A category's id. */
  category?: string | null | undefined;
  /** Created on this day (UTC) or later. */
  createdFrom?: string | null | undefined;
  /** Created on this day (UTC) or earlier. */
  createdTo?: string | null | undefined;
  /** They take place on this day or later. */
  dateFrom?: string | null | undefined;
  /** They take place on this day or before. */
  dateTo?: string | null | undefined;
  /** An event type's id. */
  eventType?: string | null | undefined;
  /** Whether they take place as announced. */
  lifecycle?: Lifecycle | null | undefined;
  /** Words or parts of words in venue or location. */
  location?: string | null | undefined;
  /**
   * Words that must all be found in title, content, author or venue, without regard to case, accents, hyphens, apostrophes and quotation marks:
   * the beginning of any word, and any three letters in a row of title, author and venue. In scripts written without spaces (Chinese, Japanese, Korean, Thai, Lao, Khmer), any two letters in a row of all of them.
   */
  search?: string | null | undefined;
  /** When they take place. */
  timing?: Timing | null | undefined;
  /** Shown or not. */
  visibility?: Visibility | null | undefined;
};

/** How far an event has come. */
export type ApprovalStatus =
  /** Waits for a superadmin. */
  | 'PENDING'
  /** On Explore, for all signed-in users. */
  | 'PUBLISHED'
  /** Sent back to its author. */
  | 'REJECTED';

/** Conditions on entries. */
export type AuditFilter = {
  /** Action, such as `publish`: a lower-case word. */
  action?: string | null | undefined;
  /** The id of the account that did it. */
  actor?: string | null | undefined;
  /** Done on this day (UTC) or later. */
  dateFrom?: string | null | undefined;
  /** Done on this day (UTC) or before. */
  dateTo?: string | null | undefined;
  /** Kind of entity, such as `event`: a lower-case word. */
  entity?: string | null | undefined;
  /** The thing's id. */
  entityId?: string | null | undefined;
};

/** Changes of a category or event type; omitted fields stay unchanged. */
export type CatalogChange = {
  /** At most 1,000 characters; null removes it. */
  description?: string | null | undefined;
  /** 1 to 120 characters; unique, ignoring case and accents; never null (`BAD_USER_INPUT`). */
  name?: string | null | undefined;
};

/** A new category or event type. */
export type CatalogEntry = {
  /** Description, at most 1,000 characters. */
  description?: string | null | undefined;
  /** 1 to 120 characters; unique, ignoring case and accents. */
  name: string;
};

/** What a superadmin decides about a pending event. */
export type Decision =
  /** Everyone may see it. */
  | 'PUBLISH'
  /** It goes back to its author. */
  | 'REJECT';

/**
 * What changes of an event. What is left out stays; null takes away what an event may lack, and is `BAD_USER_INPUT` for title, type, category,
 * date and start.
 */
export type EventChange = {
  /** Information for people with disabilities, at most 1,000 characters. */
  accessibilityNotes?: string | null | undefined;
  /** A category's id. */
  category?: string | null | undefined;
  /** The description, at most 20,000 characters. */
  content?: string | null | undefined;
  /** The last day, at most 30 days after `eventDate`; needs `endTime`. */
  endDate?: string | null | undefined;
  /** When it ends; later than the start. */
  endTime?: string | null | undefined;
  /** Not before today in any time zone, unless it is unchanged. */
  eventDate?: string | null | undefined;
  /** An event type's id. */
  eventType?: string | null | undefined;
  /** City or address, at most 300 characters. */
  location?: string | null | undefined;
  /** Coordinates as `lat,lng`. */
  locationDetails?: string | null | undefined;
  /** How many people may take part; from 1 to 9,999,999. */
  maxParticipants?: number | null | undefined;
  /** URL for registration; required if it is online. */
  registerLink?: string | null | undefined;
  /** The last day to register; not after the event. */
  registrationDeadline?: string | null | undefined;
  /** When it begins. */
  startTime?: string | null | undefined;
  /** Key words, without commas; 500 characters in all. */
  tags?: Array<string> | null | undefined;
  /** IANA name of its time zone; by default that of the place, of the caller or of the site. */
  timeZone?: string | null | undefined;
  /** 1 to 200 characters. */
  title?: string | null | undefined;
  /** Name of the venue, at most 200 characters. One with `online`, `virtual`, `webinar`, `zoom` or `meet` in it makes the event an online one. */
  venue?: string | null | undefined;
  /**
   * Who may see it while it is published. Applies at once, without approval, and on its own does not resubmit the event. Above `Event.visibilityCeiling`
   * it is part of the proposal of a published event with `asProposal`, and else `FORBIDDEN` with `fields.visibility`, which say why.
   */
  visibility?: EventVisibility | null | undefined;
};

/** A new day and time of an event, local to its place. Omitted fields stay unchanged; null removes the end. */
export type EventDates = {
  /** The last day, at most 30 days after `eventDate`; needs `endTime`. */
  endDate?: string | null | undefined;
  /** When it ends; later than the start. */
  endTime?: string | null | undefined;
  /** Not before today at the place, unless it is unchanged. */
  eventDate?: string | null | undefined;
  /** When it begins. */
  startTime?: string | null | undefined;
};

/** Conditions on published events. */
export type EventFilter = {
  /** A category's id. */
  category?: string | null | undefined;
  /** The day. */
  date?: string | null | undefined;
  /** They take place on this day or later. */
  dateFrom?: string | null | undefined;
  /** They take place on this day or before. */
  dateTo?: string | null | undefined;
  /** An event type's id. */
  eventType?: string | null | undefined;
  /** Words or parts of words in venue or location; all must match. */
  location?: string | null | undefined;
  /**
   * Words that must all be found in title, content, author or venue, without regard to case, accents, hyphens, apostrophes and quotation marks:
   * the beginning of any word, and any three letters in a row of title, author and venue. In scripts written without spaces (Chinese, Japanese, Korean, Thai, Lao, Khmer), any two letters in a row of all of them.
   */
  search?: string | null | undefined;
};

/** A new event. */
export type EventInput = {
  /** Information for people with disabilities, at most 1,000 characters. */
  accessibilityNotes?: string | null | undefined;
  /** A category's id. */
  category: string;
  /** The description, at most 20,000 characters. */
  content?: string | null | undefined;
  /**
   * Ids of pictures of the caller's own events (`Image.id`), which the event is to have too: in this order, before `images`, five in all. Any other
   * is `BAD_USER_INPUT` with `fields.copiedImages`. A service that copies no pictures makes the event without them.
   */
  copiedImages?: Array<string> | null | undefined;
  /** The last day, at most 30 days after `eventDate`; needs `endTime`. */
  endDate?: string | null | undefined;
  /** When it ends; later than `startTime`. */
  endTime?: string | null | undefined;
  /** Not before today in any time zone. */
  eventDate: string;
  /** An event type's id. */
  eventType: string;
  /** Whether it takes place online; then venue and location are optional, and `registerLink` is required. */
  isOnline?: boolean;
  /** Degrees north, -90 to 90. */
  latitude?: number | null | undefined;
  /** City or address. Required unless it is online. */
  location?: string | null | undefined;
  /** Coordinates as `lat,lng`, such as `38.72,-9.14`; or `latitude` and `longitude`. */
  locationDetails?: string | null | undefined;
  /** Degrees east, -180 to 180. */
  longitude?: number | null | undefined;
  /** How many people may take part; from 1 to 9,999,999. */
  maxParticipants?: number | null | undefined;
  /** Where to register. */
  registerLink?: string | null | undefined;
  /** The last day to register; not after `eventDate`. */
  registrationDeadline?: string | null | undefined;
  /** When it begins. */
  startTime: string;
  /** Key words, without commas; 500 characters in all. */
  tags?: Array<string> | null | undefined;
  /** IANA name of its time zone; by default that of the place, of the caller or of the site. */
  timeZone?: string | null | undefined;
  /** 1 to 200 characters. */
  title: string;
  /** Name of the venue. Required unless it is online. */
  venue?: string | null | undefined;
  /** Who may see it while it is published; `MEMBERS` by default. Needs no approval. */
  visibility?: EventVisibility | null | undefined;
};

/** Order of a list of events. Texts are compared ignoring case and accents. */
export type EventOrder =
  /** By the author's full name. */
  | 'AUTHOR_A_Z'
  /** By the author's full name, backwards. */
  | 'AUTHOR_Z_A'
  /** By the day they take place, earliest first. */
  | 'EARLIEST'
  /** By the day they take place, latest first. */
  | 'LATEST'
  /** Fewest favourites first. */
  | 'LEAST_FAVORITED'
  /** Least viewed first. */
  | 'LEAST_VIEWED'
  /** Most favourites first. */
  | 'MOST_FAVORITED'
  /** Most viewed first. */
  | 'MOST_VIEWED'
  /** Created last, first. */
  | 'NEWEST'
  /** Created first, first. */
  | 'OLDEST'
  /** By title. */
  | 'TITLE_A_Z'
  /** By title, backwards. */
  | 'TITLE_Z_A';

/** When an event takes place, relative to today (UTC). */
export type EventStatus =
  /** Before today. */
  | 'PAST'
  /** Today. */
  | 'TODAY'
  /** After today. */
  | 'UPCOMING';

/** Who may see an event while it is published. */
export type EventVisibility =
  /** Anyone with `Event.shareUrl`; search engines are asked not to list it. */
  | 'LINK'
  /** Whoever is signed in. */
  | 'MEMBERS'
  /** Everyone; it is also listed in public feeds. */
  | 'PUBLIC';

/** Conditions on favourites. */
export type FavoriteFilter = {
  /** A category's id. */
  category?: string | null | undefined;
  /** The day. */
  eventDate?: string | null | undefined;
  /** An event type's id. */
  eventType?: string | null | undefined;
  /** Coming or past; left out: both. */
  period?: Period | null | undefined;
};

/** What would become of an entry. */
export type ImportAction =
  /** A change of an event that came from it. */
  | 'CHANGED'
  /** Nothing: it is incomplete or not valid. */
  | 'INVALID'
  /** A new event. */
  | 'NEW'
  /** Nothing: it is over. */
  | 'PAST'
  /** Nothing: the imported event is up to date. */
  | 'SAME';

/** What became of an entry. */
export type ImportOutcome =
  /** Its event is cancelled. */
  | 'CANCELLED'
  /** Its event is changed. */
  | 'CHANGED'
  /** A new event, which waits for approval. */
  | 'CREATED'
  /** Its event is postponed. */
  | 'POSTPONED'
  /** Its event is published, and stays as it is until the changes are approved. */
  | 'PROPOSED'
  /** Nothing: `problems` say why. */
  | 'REFUSED'
  /** Nothing. */
  | 'SAME'
  /** Its event takes place again. */
  | 'SCHEDULED';

/** Whether an event takes place as it was announced. Beside `ApprovalStatus`: what is published stays so. */
export type Lifecycle =
  /** It does not take place. */
  | 'CANCELLED'
  /** Not on its day; the new day is not known yet. */
  | 'POSTPONED'
  /** It does. */
  | 'SCHEDULED';

/** Changes to an account's email settings; null leaves a setting unchanged. */
export type NotificationChange = {
  /** A favourite is cancelled, postponed or moved. */
  favoriteChanges?: boolean | null | undefined;
  /** Newly published events that match a saved filter. */
  matches?: boolean | null | undefined;
  /** Favourites of today and tomorrow. */
  reminders?: boolean | null | undefined;
};

/** Which favourites, by their date. */
export type Period =
  /** Before today. */
  | 'PAST'
  /** Today or later. */
  | 'UPCOMING';

/** Changes of one's own account; omitted fields stay unchanged. The email address cannot be changed. */
export type ProfileChange = {
  /** The caller's current email address, for services that require it; any other is `BAD_USER_INPUT` with `fields.email`. */
  email?: string | null | undefined;
  /** First and last name, 1 to 120 characters; never null (`BAD_USER_INPUT`). */
  fullName?: string | null | undefined;
  /** Language of screens and emails, `en`, `hi`, `es`, `de` or `ar`; null removes the choice. */
  language?: string | null | undefined;
  /** `+` and at most 15 digits; null removes it. */
  phone?: string | null | undefined;
  /** IANA name of the caller's time zone; null removes it. */
  timeZone?: string | null | undefined;
};

/** How far changes to an event have come. */
export type ProposalStatus =
  /** Wait for a superadmin. */
  | 'PENDING'
  /** Rejected; the event is unchanged. */
  | 'REJECTED';

/** A new account. */
export type RegisterInput = {
  /** Email address; case does not matter. */
  email: string;
  /** First and last name, at most 120 characters. */
  fullName: string;
  /** 8 to 128 characters; common passwords are rejected. */
  password: string;
  /** `+` and at most 15 digits. */
  phone: string;
};

/** Changes of a saved filter; omitted fields stay unchanged. */
export type SavedFilterChange = {
  /** A category's id. */
  category?: string | null | undefined;
  /** An event type's id. */
  eventType?: string | null | undefined;
  /** Words or parts of words in venue or location. */
  location?: string | null | undefined;
  /** 1 to 100 characters; never null (`BAD_USER_INPUT`). */
  name?: string | null | undefined;
  /** Words, as in `EventFilter.search`. */
  search?: string | null | undefined;
  /** On which days; never null (`BAD_USER_INPUT`). */
  when?: When | null | undefined;
};

/** A new filter with at least one condition. */
export type SavedFilterInput = {
  /** A category's id. */
  category?: string | null | undefined;
  /** An event type's id. */
  eventType?: string | null | undefined;
  /** Words or parts of words in venue or location. */
  location?: string | null | undefined;
  /** 1 to 100 characters. */
  name: string;
  /** Words, as in `EventFilter.search`. */
  search?: string | null | undefined;
  /** On which days; `ANY` is no condition. */
  when?: When;
};

/** On which days an event is repeated. */
export type SeriesFrequency =
  /** On its day of the month. */
  | 'MONTHLY_DAY'
  /** On the same weekday of the month, such as the second Tuesday; a fifth one means the last. */
  | 'MONTHLY_WEEKDAY'
  /** On its weekday. */
  | 'WEEKLY';

/** Which dates of a series are meant. Past dates and dates edited on their own stay unchanged. */
export type SeriesScope =
  /** All of them. */
  | 'ALL'
  /** This and all later dates, which become a series of their own. */
  | 'FOLLOWING'
  /** The one that is named. */
  | 'THIS';

/** Changes of a slide; omitted, empty and null fields stay unchanged. */
export type SlideChange = {
  /** The day it is about. */
  date?: string | null | undefined;
  /** At most 2,000 characters. */
  description?: string | null | undefined;
  /** At most 200 characters. */
  heading?: string | null | undefined;
  /** Position, 1 to 999,999. */
  order?: number | null | undefined;
  /** The place it is about, at most 300 characters. */
  place?: string | null | undefined;
};

/** A new slide. */
export type SlideInput = {
  /** The day it is about. */
  date: string;
  /** 1 to 2,000 characters. */
  description: string;
  /** 1 to 200 characters. */
  heading: string;
  /** Position, 1 to 999,999; slides of the same position keep the order in which they were added. */
  order: number;
  /** The place it is about, 1 to 300 characters. */
  place: string;
};

/** In which role somebody acts. */
export type StepBy =
  /** Whoever created the event. */
  | 'AUTHOR'
  /** A superadmin. */
  | 'REVIEWER';

/** Filter of events by date, relative to today (UTC). */
export type Timing =
  /** Today or later. */
  | 'ACTIVE'
  /** Before today. */
  | 'PAST'
  /** Today. */
  | 'TODAY'
  /** After today. */
  | 'UPCOMING';

/** Changes of an account; null fields are ignored. */
export type UserChange = {
  /** Whether it may sign in. */
  isActive?: boolean | null | undefined;
  /** What it may do. */
  userType?: UserType | null | undefined;
  /** Whether a superadmin verifies the person. */
  verifiedUser?: boolean | null | undefined;
};

/** Conditions on accounts. */
export type UserFilter = {
  /** Whether they may sign in. */
  isActive?: boolean | null | undefined;
  /** Whether their address is proven. */
  isEmailVerified?: boolean | null | undefined;
  /** Words or parts of words in name, email or phone; all must match. */
  search?: string | null | undefined;
  /** What they may do. */
  userType?: UserType | null | undefined;
  /** Whether a superadmin has verified them. */
  verifiedUser?: boolean | null | undefined;
};

/** Order of a list of accounts. Texts are compared ignoring case and accents. */
export type UserOrder =
  /** By e-mail address. */
  | 'EMAIL_A_Z'
  /** By e-mail address, backwards. */
  | 'EMAIL_Z_A'
  /** Oldest login first; accounts that never logged in come last. */
  | 'LAST_LOGIN_EARLIEST'
  /** Most recent login first; accounts that never logged in come last. */
  | 'LAST_LOGIN_LATEST'
  /** By full name. */
  | 'NAME_A_Z'
  /** By full name, backwards. */
  | 'NAME_Z_A'
  /** Created last, first. */
  | 'NEWEST'
  /** Created first, first. */
  | 'OLDEST';

/** What an account may do. */
export type UserType =
  /** As `USER`; a distinction for people, not for rights. */
  | 'ADMIN'
  /** Everything, and the admin area. */
  | 'SUPERADMIN'
  /** Browses, keeps favourites, creates events. */
  | 'USER';

/** Filter of events by publication. */
export type Visibility =
  /** Featured by a superadmin. */
  | 'FEATURED'
  /** On Explore. */
  | 'PUBLISHED'
  /** Pending or rejected. */
  | 'UNPUBLISHED';

/** Which days it covers, relative to today. */
export type When =
  /** On any day: no condition. */
  | 'ANY'
  /** Within a month. */
  | 'MONTH'
  /** Today. */
  | 'TODAY'
  /** Within a week. */
  | 'WEEK'
  /** On the weekend. */
  | 'WEEKEND';

export type AccountFragment = { id: string, fullName: string, email: string, phone: string | null, profilePic: string | null, userType: UserType, isEmailVerified: boolean, timeZone: string | null, language: string | null };

export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LoginMutation = { login: { token: string, user: { id: string, fullName: string, email: string, phone: string | null, profilePic: string | null, userType: UserType, isEmailVerified: boolean, timeZone: string | null, language: string | null } } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: boolean };

export type VerifyEmailMutationVariables = Exact<{
  email: string;
  otp: string;
}>;


export type VerifyEmailMutation = { verifyEmail: boolean };

export type ResendCodeMutationVariables = Exact<{
  email: string;
}>;


export type ResendCodeMutation = { resendCode: boolean };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type GetProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type GetProfileQuery = { me: { id: string, fullName: string, email: string, phone: string | null, profilePic: string | null, userType: UserType, isEmailVerified: boolean, timeZone: string | null, language: string | null } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: boolean };

export type VerifyResetCodeMutationVariables = Exact<{
  email: string;
  otp: string;
}>;


export type VerifyResetCodeMutation = { verifyResetCode: { resetToken: string } };

export type SetNewPasswordMutationVariables = Exact<{
  email: string;
  resetToken: string;
  newPassword: string;
  confirmPassword: string;
}>;


export type SetNewPasswordMutation = { setNewPassword: boolean };

export type UpdateProfileMutationVariables = Exact<{
  input: ProfileChange;
  picture?: File | null | undefined;
}>;


export type UpdateProfileMutation = { updateProfile: { id: string, fullName: string, email: string, phone: string | null, profilePic: string | null, userType: UserType, isEmailVerified: boolean, timeZone: string | null, language: string | null } };

export type SetTimeZoneMutationVariables = Exact<{
  timeZone: string;
}>;


export type SetTimeZoneMutation = { updateProfile: { id: string, timeZone: string | null } };

export type SaveLanguageMutationVariables = Exact<{
  language: string;
}>;


export type SaveLanguageMutation = { updateProfile: { id: string, language: string | null } };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: boolean };

export type ListSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListSessionsQuery = { sessions: Array<{ id: string, device: string | null, createdAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: boolean };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: boolean };

export type DeleteAccountMutationVariables = Exact<{
  password: string;
}>;


export type DeleteAccountMutation = { deleteAccount: boolean };

export type GetCalendarFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCalendarFeedQuery = { calendarFeed: { createdAt: string | null } };

export type RenewCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewCalendarFeedMutation = { renewCalendarFeed: { url: string, createdAt: string } };

export type EndCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type EndCalendarFeedMutation = { endCalendarFeed: boolean };

export type GetNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetNotificationsQuery = { notifications: { favoriteChanges: boolean, reminders: boolean, matches: boolean }, savedFilters: Array<{ id: string }>, mailDelivery: { isFailing: boolean } | null };

export type ResumeMailMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumeMailMutation = { resumeMail: { isFailing: boolean } };

export type UpdateNotificationsMutationVariables = Exact<{
  input: NotificationChange;
}>;


export type UpdateNotificationsMutation = { updateNotifications: { favoriteChanges: boolean, reminders: boolean, matches: boolean } };

export type UpdateUserMutationVariables = Exact<{
  id: string;
  input: UserChange;
}>;


export type UpdateUserMutation = { updateUser: { isActive: boolean, verifiedUser: boolean, eventCount: number | null, publishedEventCount: number | null, lastLogin: string | null, createdAt: string | null, id: string, fullName: string, email: string, phone: string | null, profilePic: string | null, userType: UserType, isEmailVerified: boolean, timeZone: string | null, language: string | null } };

export type FeatureEventMutationVariables = Exact<{
  id: string;
  isFeatured: boolean;
}>;


export type FeatureEventMutation = { featureEvent: { slug: string | null, visibility: EventVisibility | null, visibilityCeiling: EventVisibility | null, visibilityReason: string | null, isPublished: boolean, approvalStatus: ApprovalStatus | null, eventStatus: EventStatus | null, eventStatusText: string | null, daysUntilEvent: number | null, createdAt: string | null, updatedAt: string | null, registrationDeadline: string | null, maxParticipants: number | null, tags: Array<string>, endDate: string | null, timeZone: string | null, startsAt: string | null, endsAt: string | null, registerLink: string | null, accessibilityNotes: string | null, shareUrl: string | null, viewCount: number, favoriteCount: number, id: string, title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, isFavorite: boolean, isFeatured: boolean, lifecycle: Lifecycle | null, lifecycleReason: string | null, series: { upcoming: number | null, position: number, count: number, frequency: SeriesFrequency, interval: number, changedAlone: boolean } | null, author: { fullName: string, email: string | null }, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> } };

export type TakeDownEventMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type TakeDownEventMutation = { takeDownEvent: { slug: string | null, visibility: EventVisibility | null, visibilityCeiling: EventVisibility | null, visibilityReason: string | null, isPublished: boolean, approvalStatus: ApprovalStatus | null, eventStatus: EventStatus | null, eventStatusText: string | null, daysUntilEvent: number | null, createdAt: string | null, updatedAt: string | null, registrationDeadline: string | null, maxParticipants: number | null, tags: Array<string>, endDate: string | null, timeZone: string | null, startsAt: string | null, endsAt: string | null, registerLink: string | null, accessibilityNotes: string | null, shareUrl: string | null, viewCount: number, favoriteCount: number, id: string, title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, isFavorite: boolean, isFeatured: boolean, lifecycle: Lifecycle | null, lifecycleReason: string | null, series: { upcoming: number | null, position: number, count: number, frequency: SeriesFrequency, interval: number, changedAlone: boolean } | null, author: { fullName: string, email: string | null }, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> } };

export type LimitVisibilityMutationVariables = Exact<{
  id: string;
  visibility: EventVisibility;
  reason: string;
}>;


export type LimitVisibilityMutation = { limitVisibility: { slug: string | null, visibility: EventVisibility | null, visibilityCeiling: EventVisibility | null, visibilityReason: string | null, isPublished: boolean, approvalStatus: ApprovalStatus | null, eventStatus: EventStatus | null, eventStatusText: string | null, daysUntilEvent: number | null, createdAt: string | null, updatedAt: string | null, registrationDeadline: string | null, maxParticipants: number | null, tags: Array<string>, endDate: string | null, timeZone: string | null, startsAt: string | null, endsAt: string | null, registerLink: string | null, accessibilityNotes: string | null, shareUrl: string | null, viewCount: number, favoriteCount: number, id: string, title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, isFavorite: boolean, isFeatured: boolean, lifecycle: Lifecycle | null, lifecycleReason: string | null, series: { upcoming: number | null, position: number, count: number, frequency: SeriesFrequency, interval: number, changedAlone: boolean } | null, author: { fullName: string, email: string | null }, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> } };

export type ListAuditLogQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
  page?: string | null | undefined;
}>;


export type ListAuditLogQuery = { auditLog: { count: number, next: string | null, previous: string | null, results: Array<{ id: string, at: string, action: string, entity: string, entityId: string | null, reason: string | null, actor: { id: string, fullName: string, email: string } | null, changes: Array<{ field: string, from: string | null, to: string | null }> }> } };

export type FiguresFragment = { averageViewsPerEvent: number, totals: { users: number, activeUsers: number, verifiedUsers: number, events: number, publishedEvents: number, cancelledEvents: number | null, postponedEvents: number | null, pendingEvents: number, upcomingEvents: number, eventViews: number, galleryImages: number, favorites: number }, growth: Array<{ month: string, users: number, events: number }>, categories: Array<{ name: string, count: number }>, eventTypes: Array<{ name: string, count: number }>, userTypes: Array<{ userType: UserType, count: number }>, health: { userVerification: number, userActivation: number, eventPublishing: number }, recentEvents: Array<{ id: string, title: string, eventDate: string, viewCount: number, isPublished: boolean, author: { fullName: string } }>, recentUsers: Array<{ id: string, fullName: string, email: string, userType: UserType, isEmailVerified: boolean }> };

export type GetDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type GetDashboardQuery = { dashboard: { averageViewsPerEvent: number, totals: { users: number, activeUsers: number, verifiedUsers: number, events: number, publishedEvents: number, cancelledEvents: number | null, postponedEvents: number | null, pendingEvents: number, upcomingEvents: number, eventViews: number, galleryImages: number, favorites: number }, growth: Array<{ month: string, users: number, events: number }>, categories: Array<{ name: string, count: number }>, eventTypes: Array<{ name: string, count: number }>, userTypes: Array<{ userType: UserType, count: number }>, health: { userVerification: number, userActivation: number, eventPublishing: number }, recentEvents: Array<{ id: string, title: string, eventDate: string, viewCount: number, isPublished: boolean, author: { fullName: string } }>, recentUsers: Array<{ id: string, fullName: string, email: string, userType: UserType, isEmailVerified: boolean }> } | null };

export type DashboardChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type DashboardChangedSubscription = { dashboardChanged: { averageViewsPerEvent: number, totals: { users: number, activeUsers: number, verifiedUsers: number, events: number, publishedEvents: number, cancelledEvents: number | null, postponedEvents: number | null, pendingEvents: number, upcomingEvents: number, eventViews: number, galleryImages: number, favorites: number }, growth: Array<{ month: string, users: number, events: number }>, categories: Array<{ name: string, count: number }>, eventTypes: Array<{ name: string, count: number }>, userTypes: Array<{ userType: UserType, count: number }>, health: { userVerification: number, userActivation: number, eventPublishing: number }, recentEvents: Array<{ id: string, title: string, eventDate: string, viewCount: number, isPublished: boolean, author: { fullName: string } }>, recentUsers: Array<{ id: string, fullName: string, email: string, userType: UserType, isEmailVerified: boolean }> } | null };

export type AdminEventFragment = { slug: string | null, visibility: EventVisibility | null, visibilityCeiling: EventVisibility | null, visibilityReason: string | null, isPublished: boolean, approvalStatus: ApprovalStatus | null, eventStatus: EventStatus | null, eventStatusText: string | null, daysUntilEvent: number | null, createdAt: string | null, updatedAt: string | null, registrationDeadline: string | null, maxParticipants: number | null, tags: Array<string>, endDate: string | null, timeZone: string | null, startsAt: string | null, endsAt: string | null, registerLink: string | null, accessibilityNotes: string | null, shareUrl: string | null, viewCount: number, favoriteCount: number, id: string, title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, isFavorite: boolean, isFeatured: boolean, lifecycle: Lifecycle | null, lifecycleReason: string | null, series: { upcoming: number | null, position: number, count: number, frequency: SeriesFrequency, interval: number, changedAlone: boolean } | null, author: { fullName: string, email: string | null }, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> };

export type AdminEventListingFragment = { count: number, next: string | null, previous: string | null, file: string, results: Array<{ slug: string | null, visibility: EventVisibility | null, visibilityCeiling: EventVisibility | null, visibilityReason: string | null, isPublished: boolean, approvalStatus: ApprovalStatus | null, eventStatus: EventStatus | null, eventStatusText: string | null, daysUntilEvent: number | null, createdAt: string | null, updatedAt: string | null, registrationDeadline: string | null, maxParticipants: number | null, tags: Array<string>, endDate: string | null, timeZone: string | null, startsAt: string | null, endsAt: string | null, registerLink: string | null, accessibilityNotes: string | null, shareUrl: string | null, viewCount: number, favoriteCount: number, id: string, title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, isFavorite: boolean, isFeatured: boolean, lifecycle: Lifecycle | null, lifecycleReason: string | null, series: { upcoming: number | null, position: number, count: number, frequency: SeriesFrequency, interval: number, changedAlone: boolean } | null, author: { fullName: string, email: string | null }, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> }>, statistics: { totalEvents: number, publishedEvents: number, unpublishedEvents: number, featuredEvents: number, upcomingEvents: number } | null };

export type ListAdminEventsQueryVariables = Exact<{
  filter?: AdminEventFilter | null | undefined;
  order?: EventOrder;
  page?: string | null | undefined;
}>;


export type ListAdminEventsQuery = { adminEvents: { count: number, next: string | null, previous: string | null, file: string, results: Array<{ slug: string | null, visibility: EventVisibility | null, visibilityCeiling: EventVisibility | null, visibilityReason: string | null, isPublished: boolean, approvalStatus: ApprovalStatus | null, eventStatus: EventStatus | null, eventStatusText: string | null, daysUntilEvent: number | null, createdAt: string | null, updatedAt: string | null, registrationDeadline: string | null, maxParticipants: number | null, tags: Array<string>, endDate: string | null, timeZone: string | null, startsAt: string | null, endsAt: string | null, registerLink: string | null, accessibilityNotes: string | null, shareUrl: string | null, viewCount: number, favoriteCount: number, id: string, title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, isFavorite: boolean, isFeatured: boolean, lifecycle: Lifecycle | null, lifecycleReason: string | null, series: { upcoming: number | null, position: number, count: number, frequency: SeriesFrequency, interval: number, changedAlone: boolean } | null, author: { fullName: string, email: string | null }, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> }>, statistics: { totalEvents: number, publishedEvents: number, unpublishedEvents: number, featuredEvents: number, upcomingEvents: number } | null } };

export type AdminEventsChangedSubscriptionVariables = Exact<{
  filter?: AdminEventFilter | null | undefined;
  order?: EventOrder;
  page?: string | null | undefined;
}>;


export type AdminEventsChangedSubscription = { adminEventsChanged: { count: number, next: string | null, previous: string | null, file: string, results: Array<{ slug: string | null, visibility: EventVisibility | null, visibilityCeiling: EventVisibility | null, visibilityReason: string | null, isPublished: boolean, approvalStatus: ApprovalStatus | null, eventStatus: EventStatus | null, eventStatusText: string | null, daysUntilEvent: number | null, createdAt: string | null, updatedAt: string | null, registrationDeadline: string | null, maxParticipants: number | null, tags: Array<string>, endDate: string | null, timeZone: string | null, startsAt: string | null, endsAt: string | null, registerLink: string | null, accessibilityNotes: string | null, shareUrl: string | null, viewCount: number, favoriteCount: number, id: string, title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, isFavorite: boolean, isFeatured: boolean, lifecycle: Lifecycle | null, lifecycleReason: string | null, series: { upcoming: number | null, position: number, count: number, frequency: SeriesFrequency, interval: number, changedAlone: boolean } | null, author: { fullName: string, email: string | null }, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> }>, statistics: { totalEvents: number, publishedEvents: number, unpublishedEvents: number, featuredEvents: number, upcomingEvents: number } | null } };

export type GetAdminEventQueryVariables = Exact<{
  id: string;
}>;


export type GetAdminEventQuery = { event: { slug: string | null, visibility: EventVisibility | null, visibilityCeiling: EventVisibility | null, visibilityReason: string | null, isPublished: boolean, approvalStatus: ApprovalStatus | null, eventStatus: EventStatus | null, eventStatusText: string | null, daysUntilEvent: number | null, createdAt: string | null, updatedAt: string | null, registrationDeadline: string | null, maxParticipants: number | null, tags: Array<string>, endDate: string | null, timeZone: string | null, startsAt: string | null, endsAt: string | null, registerLink: string | null, accessibilityNotes: string | null, shareUrl: string | null, viewCount: number, favoriteCount: number, id: string, title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, isFavorite: boolean, isFeatured: boolean, lifecycle: Lifecycle | null, lifecycleReason: string | null, series: { upcoming: number | null, position: number, count: number, frequency: SeriesFrequency, interval: number, changedAlone: boolean } | null, author: { fullName: string, email: string | null }, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> } };

export type ChangeEventLifecycleMutationVariables = Exact<{
  eventId: string;
  lifecycle: Lifecycle;
  reason?: string | null | undefined;
  dates?: EventDates | null | undefined;
  scope?: SeriesScope;
}>;


export type ChangeEventLifecycleMutation = { changeLifecycle: { slug: string | null, visibility: EventVisibility | null, visibilityCeiling: EventVisibility | null, visibilityReason: string | null, isPublished: boolean, approvalStatus: ApprovalStatus | null, eventStatus: EventStatus | null, eventStatusText: string | null, daysUntilEvent: number | null, createdAt: string | null, updatedAt: string | null, registrationDeadline: string | null, maxParticipants: number | null, tags: Array<string>, endDate: string | null, timeZone: string | null, startsAt: string | null, endsAt: string | null, registerLink: string | null, accessibilityNotes: string | null, shareUrl: string | null, viewCount: number, favoriteCount: number, id: string, title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, isFavorite: boolean, isFeatured: boolean, lifecycle: Lifecycle | null, lifecycleReason: string | null, series: { upcoming: number | null, position: number, count: number, frequency: SeriesFrequency, interval: number, changedAlone: boolean } | null, author: { fullName: string, email: string | null }, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> } };

export type PendingCountChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type PendingCountChangedSubscription = { pendingEventPageChanged: { count: number } };

export type AdminUserFragment = { isActive: boolean, verifiedUser: boolean, eventCount: number | null, publishedEventCount: number | null, lastLogin: string | null, createdAt: string | null, id: string, fullName: string, email: string, phone: string | null, profilePic: string | null, userType: UserType, isEmailVerified: boolean, timeZone: string | null, language: string | null };

export type UserListingFragment = { count: number, next: string | null, previous: string | null, file: string, results: Array<{ isActive: boolean, verifiedUser: boolean, eventCount: number | null, publishedEventCount: number | null, lastLogin: string | null, createdAt: string | null, id: string, fullName: string, email: string, phone: string | null, profilePic: string | null, userType: UserType, isEmailVerified: boolean, timeZone: string | null, language: string | null }>, statistics: { totalUsers: number, activeUsers: number, verifiedUsers: number } | null };

export type ListUsersQueryVariables = Exact<{
  filter?: UserFilter | null | undefined;
  order?: UserOrder;
  page?: string | null | undefined;
}>;


export type ListUsersQuery = { users: { count: number, next: string | null, previous: string | null, file: string, results: Array<{ isActive: boolean, verifiedUser: boolean, eventCount: number | null, publishedEventCount: number | null, lastLogin: string | null, createdAt: string | null, id: string, fullName: string, email: string, phone: string | null, profilePic: string | null, userType: UserType, isEmailVerified: boolean, timeZone: string | null, language: string | null }>, statistics: { totalUsers: number, activeUsers: number, verifiedUsers: number } | null } };

export type UsersChangedSubscriptionVariables = Exact<{
  filter?: UserFilter | null | undefined;
  order?: UserOrder;
  page?: string | null | undefined;
}>;


export type UsersChangedSubscription = { usersChanged: { count: number, next: string | null, previous: string | null, file: string, results: Array<{ isActive: boolean, verifiedUser: boolean, eventCount: number | null, publishedEventCount: number | null, lastLogin: string | null, createdAt: string | null, id: string, fullName: string, email: string, phone: string | null, profilePic: string | null, userType: UserType, isEmailVerified: boolean, timeZone: string | null, language: string | null }>, statistics: { totalUsers: number, activeUsers: number, verifiedUsers: number } | null } };

export type GetUserQueryVariables = Exact<{
  id: string;
}>;


export type GetUserQuery = { user: { isActive: boolean, verifiedUser: boolean, eventCount: number | null, publishedEventCount: number | null, lastLogin: string | null, createdAt: string | null, id: string, fullName: string, email: string, phone: string | null, profilePic: string | null, userType: UserType, isEmailVerified: boolean, timeZone: string | null, language: string | null } };

export type ListChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListChoicesQuery = { categories: Array<{ id: string, name: string }>, eventTypes: Array<{ id: string, name: string }> };

export type CategoryRowFragment = { id: string, name: string, description: string | null, createdAt: string | null, eventCount: number | null };

export type ListCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListCategoriesQuery = { categories: Array<{ id: string, name: string, description: string | null, createdAt: string | null, eventCount: number | null }> };

export type CategoriesChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CategoriesChangedSubscription = { categoriesChanged: Array<{ id: string, name: string, description: string | null, createdAt: string | null, eventCount: number | null }> };

export type CreateCategoryMutationVariables = Exact<{
  input: CatalogEntry;
}>;


export type CreateCategoryMutation = { createCategory: { id: string } | null };

export type UpdateCategoryMutationVariables = Exact<{
  id: string;
  input: CatalogChange;
}>;


export type UpdateCategoryMutation = { updateCategory: { id: string } };

export type DeleteCategoryMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCategoryMutation = { deleteCategory: string };

export type EventTypeRowFragment = { id: string, name: string, description: string | null, createdAt: string | null, eventCount: number | null };

export type ListEventTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListEventTypesQuery = { eventTypes: Array<{ id: string, name: string, description: string | null, createdAt: string | null, eventCount: number | null }> };

export type EventTypesChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type EventTypesChangedSubscription = { eventTypesChanged: Array<{ id: string, name: string, description: string | null, createdAt: string | null, eventCount: number | null }> };

export type CreateEventTypeMutationVariables = Exact<{
  input: CatalogEntry;
}>;


export type CreateEventTypeMutation = { createEventType: { id: string } | null };

export type UpdateEventTypeMutationVariables = Exact<{
  id: string;
  input: CatalogChange;
}>;


export type UpdateEventTypeMutation = { updateEventType: { id: string } };

export type DeleteEventTypeMutationVariables = Exact<{
  id: string;
}>;


export type DeleteEventTypeMutation = { deleteEventType: string };

export type ListFirstLookQueryVariables = Exact<{
  dateFrom: string;
  dateTo: string;
  place: string;
  hasPlace: boolean;
}>;


export type ListFirstLookQuery = { weekend: { results: Array<{ endTime: string | null, timeZone: string | null, startsAt: string | null, isOnline: boolean, id: string, title: string, excerpt: string, eventDate: string, startTime: string | null, endDate: string | null, venue: string | null, location: string | null, isFavorite: boolean, category: { name: string } | null, eventType: { name: string } | null, cover: { template: string, widths: Array<number>, blur: string | null } | null }> }, added: { results: Array<{ endTime: string | null, timeZone: string | null, startsAt: string | null, isOnline: boolean, id: string, title: string, excerpt: string, eventDate: string, startTime: string | null, endDate: string | null, venue: string | null, location: string | null, isFavorite: boolean, category: { name: string } | null, eventType: { name: string } | null, cover: { template: string, widths: Array<number>, blur: string | null } | null }> }, near?: { results: Array<{ endTime: string | null, timeZone: string | null, startsAt: string | null, isOnline: boolean, id: string, title: string, excerpt: string, eventDate: string, startTime: string | null, endDate: string | null, venue: string | null, location: string | null, isFavorite: boolean, category: { name: string } | null, eventType: { name: string } | null, cover: { template: string, widths: Array<number>, blur: string | null } | null }> } };

export type ReadImportSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadImportSettingsQuery = { importSettings: { addresses: boolean }, categories: Array<{ id: string, name: string }>, eventTypes: Array<{ id: string, name: string }> };

export type PreviewImportMutationVariables = Exact<{
  file?: File | null | undefined;
  url?: string | null | undefined;
}>;


export type PreviewImportMutation = { previewImport: { id: string, past: number, more: number, isPart: boolean, items: Array<{ uid: string, action: ImportAction, isFloating: boolean, changed: Array<string>, chosen: boolean, note: string | null, event: { title: string | null, eventDate: string | null, startTime: string | null, endDate: string | null, endTime: string | null, timeZone: string | null, venue: string | null, location: string | null, isOnline: boolean, lifecycle: Lifecycle | null }, problems: Array<{ field: string, texts: Array<string> }>, alike: { id: string, title: string } | null }> } };

export type ConfirmImportMutationVariables = Exact<{
  id: string;
  uids: Array<string> | string;
  eventType?: string | null | undefined;
  category?: string | null | undefined;
  floatingTimeZone?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type ConfirmImportMutation = { confirmImport: Array<{ uid: string, outcome: ImportOutcome, event: { id: string, title: string } | null, problems: Array<{ field: string, texts: Array<string> }> }> };

export type OwnEventFragment = { visibility: EventVisibility | null, visibilityCeiling: EventVisibility | null, visibilityReason: string | null, isPublished: boolean, approvalStatus: ApprovalStatus | null, rejectReason: string | null, endDate: string | null, timeZone: string | null, startsAt: string | null, endsAt: string | null, registerLink: string | null, accessibilityNotes: string | null, shareUrl: string | null, viewCount: number, favoriteCount: number, id: string, title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, isFavorite: boolean, isFeatured: boolean, lifecycle: Lifecycle | null, lifecycleReason: string | null, series: { upcoming: number | null, position: number, count: number, frequency: SeriesFrequency, interval: number, changedAlone: boolean } | null, proposal: { status: ProposalStatus | null, rejectReason: string | null } | null, author: { fullName: string, email: string | null }, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> };

export type ListMyEventsQueryVariables = Exact<{
  page?: string | null | undefined;
}>;


export type ListMyEventsQuery = { myEvents: { count: number, next: string | null, previous: string | null, results: Array<{ visibility: EventVisibility | null, visibilityCeiling: EventVisibility | null, visibilityReason: string | null, isPublished: boolean, approvalStatus: ApprovalStatus | null, rejectReason: string | null, endDate: string | null, timeZone: string | null, startsAt: string | null, endsAt: string | null, registerLink: string | null, accessibilityNotes: string | null, shareUrl: string | null, viewCount: number, favoriteCount: number, id: string, title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, isFavorite: boolean, isFeatured: boolean, lifecycle: Lifecycle | null, lifecycleReason: string | null, series: { upcoming: number | null, position: number, count: number, frequency: SeriesFrequency, interval: number, changedAlone: boolean } | null, proposal: { status: ProposalStatus | null, rejectReason: string | null } | null, author: { fullName: string, email: string | null }, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> }> } };

export type GetOwnEventQueryVariables = Exact<{
  eventId: string;
}>;


export type GetOwnEventQuery = { event: { visibility: EventVisibility | null, visibilityCeiling: EventVisibility | null, visibilityReason: string | null, isPublished: boolean, approvalStatus: ApprovalStatus | null, rejectReason: string | null, endDate: string | null, timeZone: string | null, startsAt: string | null, endsAt: string | null, registerLink: string | null, accessibilityNotes: string | null, shareUrl: string | null, viewCount: number, favoriteCount: number, id: string, title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, isFavorite: boolean, isFeatured: boolean, lifecycle: Lifecycle | null, lifecycleReason: string | null, series: { upcoming: number | null, position: number, count: number, frequency: SeriesFrequency, interval: number, changedAlone: boolean } | null, proposal: { status: ProposalStatus | null, rejectReason: string | null } | null, author: { fullName: string, email: string | null }, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> } };

export type UpdateEventMutationVariables = Exact<{
  eventId: string;
  input: EventChange;
  deletedImages: Array<string> | string;
  images: Array<File> | File;
  idempotencyKey: string;
  scope?: SeriesScope;
}>;


export type UpdateEventMutation = { updateEvent: { visibility: EventVisibility | null, visibilityCeiling: EventVisibility | null, visibilityReason: string | null, isPublished: boolean, approvalStatus: ApprovalStatus | null, rejectReason: string | null, endDate: string | null, timeZone: string | null, startsAt: string | null, endsAt: string | null, registerLink: string | null, accessibilityNotes: string | null, shareUrl: string | null, viewCount: number, favoriteCount: number, id: string, title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, isFavorite: boolean, isFeatured: boolean, lifecycle: Lifecycle | null, lifecycleReason: string | null, series: { upcoming: number | null, position: number, count: number, frequency: SeriesFrequency, interval: number, changedAlone: boolean } | null, proposal: { status: ProposalStatus | null, rejectReason: string | null } | null, author: { fullName: string, email: string | null }, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> } };

export type WithdrawProposalMutationVariables = Exact<{
  eventId: string;
}>;


export type WithdrawProposalMutation = { withdrawProposal: string };

export type DeleteEventMutationVariables = Exact<{
  eventId: string;
  scope?: SeriesScope;
}>;


export type DeleteEventMutation = { deleteEvent: string };

export type ChangeLifecycleMutationVariables = Exact<{
  eventId: string;
  lifecycle: Lifecycle;
  reason?: string | null | undefined;
  dates?: EventDates | null | undefined;
  scope?: SeriesScope;
}>;


export type ChangeLifecycleMutation = { changeLifecycle: { visibility: EventVisibility | null, visibilityCeiling: EventVisibility | null, visibilityReason: string | null, isPublished: boolean, approvalStatus: ApprovalStatus | null, rejectReason: string | null, endDate: string | null, timeZone: string | null, startsAt: string | null, endsAt: string | null, registerLink: string | null, accessibilityNotes: string | null, shareUrl: string | null, viewCount: number, favoriteCount: number, id: string, title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, isFavorite: boolean, isFeatured: boolean, lifecycle: Lifecycle | null, lifecycleReason: string | null, series: { upcoming: number | null, position: number, count: number, frequency: SeriesFrequency, interval: number, changedAlone: boolean } | null, proposal: { status: ProposalStatus | null, rejectReason: string | null } | null, author: { fullName: string, email: string | null }, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> } };

export type ExtendSeriesMutationVariables = Exact<{
  eventId: string;
  until?: string | null | undefined;
  count?: number | null | undefined;
  except: Array<string> | string;
}>;


export type ExtendSeriesMutation = { extendSeries: Array<{ id: string }> };

export type RepeatEventMutationVariables = Exact<{
  eventId: string;
  frequency: SeriesFrequency;
  interval: number;
  until?: string | null | undefined;
  count?: number | null | undefined;
  except: Array<string> | string;
}>;


export type RepeatEventMutation = { repeatEvent: Array<{ id: string }> };

export type PictureFragment = { id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> };

export type EventRowFragment = { id: string, title: string, excerpt: string, eventDate: string, startTime: string | null, endDate: string | null, venue: string | null, location: string | null, isFavorite: boolean, category: { name: string } | null, eventType: { name: string } | null, cover: { template: string, widths: Array<number>, blur: string | null } | null };

export type TimedRowFragment = { endTime: string | null, timeZone: string | null, startsAt: string | null, isOnline: boolean, id: string, title: string, excerpt: string, eventDate: string, startTime: string | null, endDate: string | null, venue: string | null, location: string | null, isFavorite: boolean, category: { name: string } | null, eventType: { name: string } | null, cover: { template: string, widths: Array<number>, blur: string | null } | null };

export type SeriesPlaceFragment = { position: number, count: number, frequency: SeriesFrequency, interval: number, changedAlone: boolean };

export type EventCardFragment = { id: string, title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, isFavorite: boolean, isFeatured: boolean, lifecycle: Lifecycle | null, lifecycleReason: string | null, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> };

export type EventDetailFragment = { endDate: string | null, timeZone: string | null, startsAt: string | null, endsAt: string | null, registerLink: string | null, accessibilityNotes: string | null, shareUrl: string | null, viewCount: number, favoriteCount: number, id: string, title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, isFavorite: boolean, isFeatured: boolean, lifecycle: Lifecycle | null, lifecycleReason: string | null, author: { fullName: string, email: string | null }, series: { position: number, count: number, frequency: SeriesFrequency, interval: number, changedAlone: boolean } | null, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> };

export type ProposalFragment = { title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, registerLink: string | null, registrationDeadline: string | null, maxParticipants: number | null, tags: Array<string>, endDate: string | null, timeZone: string | null, accessibilityNotes: string | null, visibility: EventVisibility | null, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> };

export type ReadProposalQueryVariables = Exact<{
  eventId: string;
}>;


export type ReadProposalQuery = { eventProposal: { title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, registerLink: string | null, registrationDeadline: string | null, maxParticipants: number | null, tags: Array<string>, endDate: string | null, timeZone: string | null, accessibilityNotes: string | null, visibility: EventVisibility | null, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> } | null };

export type ListEventsQueryVariables = Exact<{
  filter?: EventFilter | null | undefined;
  page?: string | null | undefined;
  isSearch?: boolean;
}>;


export type ListEventsQuery = { events: { count: number, next: string | null, previous: string | null, results: Array<{ lifecycle?: Lifecycle | null, id: string, title: string, excerpt: string, eventDate: string, startTime: string | null, endDate: string | null, venue: string | null, location: string | null, isFavorite: boolean, category: { name: string } | null, eventType: { name: string } | null, cover: { template: string, widths: Array<number>, blur: string | null } | null }>, listedSeries: Array<{ eventId: string, series: { position: number, count: number, frequency: SeriesFrequency, interval: number, changedAlone: boolean } }>, first: { endDate: string | null, timeZone: string | null, startsAt: string | null, endsAt: string | null, registerLink: string | null, accessibilityNotes: string | null, shareUrl: string | null, viewCount: number, favoriteCount: number, id: string, title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, isFavorite: boolean, isFeatured: boolean, lifecycle: Lifecycle | null, lifecycleReason: string | null, author: { fullName: string, email: string | null }, series: { position: number, count: number, frequency: SeriesFrequency, interval: number, changedAlone: boolean } | null, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> } | null } };

export type GetEventQueryVariables = Exact<{
  eventId: string;
}>;


export type GetEventQuery = { event: { endDate: string | null, timeZone: string | null, startsAt: string | null, endsAt: string | null, registerLink: string | null, accessibilityNotes: string | null, shareUrl: string | null, viewCount: number, favoriteCount: number, id: string, title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, isFavorite: boolean, isFeatured: boolean, lifecycle: Lifecycle | null, lifecycleReason: string | null, author: { fullName: string, email: string | null }, series: { position: number, count: number, frequency: SeriesFrequency, interval: number, changedAlone: boolean } | null, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> } };

export type ListSeriesDatesQueryVariables = Exact<{
  eventId: string;
}>;


export type ListSeriesDatesQuery = { seriesDates: Array<{ id: string, eventDate: string, endDate: string | null, isFavorite: boolean, isPublished: boolean, lifecycle: Lifecycle | null, series: { position: number, count: number, frequency: SeriesFrequency, interval: number, changedAlone: boolean } | null }> };

export type RecordViewMutationVariables = Exact<{
  eventId: string;
}>;


export type RecordViewMutation = { recordView: { eventId: string, viewCount: number | null } };

export type CreateEventMutationVariables = Exact<{
  input: EventInput;
  images?: Array<File> | File | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type CreateEventMutation = { createEvent: { id: string } | null };

export type SavedFilterFragment = { id: string, name: string, location: string | null, category: string | null, eventType: string | null, search: string | null, when: When | null };

export type ListSavedFiltersQueryVariables = Exact<{ [key: string]: never; }>;


export type ListSavedFiltersQuery = { savedFilters: Array<{ id: string, name: string, location: string | null, category: string | null, eventType: string | null, search: string | null, when: When | null }> };

export type CreateSavedFilterMutationVariables = Exact<{
  input: SavedFilterInput;
}>;


export type CreateSavedFilterMutation = { createSavedFilter: { id: string, name: string, location: string | null, category: string | null, eventType: string | null, search: string | null, when: When | null } | null };

export type UpdateSavedFilterMutationVariables = Exact<{
  id: string;
  input: SavedFilterChange;
}>;


export type UpdateSavedFilterMutation = { updateSavedFilter: { id: string, name: string, location: string | null, category: string | null, eventType: string | null, search: string | null, when: When | null } };

export type DeleteSavedFilterMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSavedFilterMutation = { deleteSavedFilter: string };

export type GetFeaturesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetFeaturesQuery = { features: { publicPages: boolean, publicUrl: string | null } };

export type GeocodeQueryVariables = Exact<{
  address: string;
}>;


export type GeocodeQuery = { geocode: Array<{ name: string, formattedAddress: string, lat: number, lng: number, timeZone: string | null }> };

export type ListFavoritesQueryVariables = Exact<{
  filter?: FavoriteFilter | null | undefined;
  page?: string | null | undefined;
}>;


export type ListFavoritesQuery = { favorites: { count: number, next: string | null, previous: string | null, results: Array<{ event: { lifecycle: Lifecycle | null, endTime: string | null, timeZone: string | null, startsAt: string | null, isOnline: boolean, id: string, title: string, excerpt: string, eventDate: string, startTime: string | null, endDate: string | null, venue: string | null, location: string | null, isFavorite: boolean, category: { name: string } | null, eventType: { name: string } | null, cover: { template: string, widths: Array<number>, blur: string | null } | null } }> } };

export type SaveFavoriteMutationVariables = Exact<{
  eventId: string;
  isFavorite: boolean;
}>;


export type SaveFavoriteMutation = { saveFavorite: { eventId: string, isFavorite: boolean } };

export type SlideFragment = { id: string, order: number, heading: string, description: string, date: string | null, place: string | null, image: { id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> } | null };

export type ListSlidesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListSlidesQuery = { homepageContent: Array<{ id: string, order: number, heading: string, description: string, date: string | null, place: string | null, image: { id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> } | null }> };

export type CreateSlideMutationVariables = Exact<{
  input: SlideInput;
  image?: File | null | undefined;
  idempotencyKey: string;
}>;


export type CreateSlideMutation = { createSlide: { id: string } | null };

export type UpdateSlideMutationVariables = Exact<{
  id: string;
  input: SlideChange;
  image?: File | null | undefined;
  removeImage: boolean;
}>;


export type UpdateSlideMutation = { updateSlide: { id: string, order: number, heading: string, description: string, date: string | null, place: string | null, image: { id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> } | null } };

export type OrderSlidesMutationVariables = Exact<{
  ids: Array<string> | string;
  seen: Array<string> | string;
}>;


export type OrderSlidesMutation = { orderSlides: Array<{ id: string, order: number, heading: string, description: string, date: string | null, place: string | null, image: { id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> } | null }> };

export type DeleteSlideMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSlideMutation = { deleteSlide: string };

export type ReviewedEventFragment = { registrationDeadline: string | null, maxParticipants: number | null, tags: Array<string>, visibility: EventVisibility | null, endDate: string | null, timeZone: string | null, startsAt: string | null, endsAt: string | null, registerLink: string | null, accessibilityNotes: string | null, shareUrl: string | null, viewCount: number, favoriteCount: number, id: string, title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, isFavorite: boolean, isFeatured: boolean, lifecycle: Lifecycle | null, lifecycleReason: string | null, author: { fullName: string, email: string | null }, series: { position: number, count: number, frequency: SeriesFrequency, interval: number, changedAlone: boolean } | null, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> };

export type PendingEventFragment = { createdAt: string | null, version: number | null, registrationDeadline: string | null, maxParticipants: number | null, tags: Array<string>, visibility: EventVisibility | null, endDate: string | null, timeZone: string | null, startsAt: string | null, endsAt: string | null, registerLink: string | null, accessibilityNotes: string | null, shareUrl: string | null, viewCount: number, favoriteCount: number, id: string, title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, isFavorite: boolean, isFeatured: boolean, lifecycle: Lifecycle | null, lifecycleReason: string | null, proposal: { status: ProposalStatus | null } | null, resembles: { id: string, title: string } | null, import: { id: string, count: number } | null, author: { fullName: string, email: string | null }, series: { position: number, count: number, frequency: SeriesFrequency, interval: number, changedAlone: boolean } | null, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> };

export type ListPendingEventsQueryVariables = Exact<{
  page?: string | null | undefined;
}>;


export type ListPendingEventsQuery = { pendingEventPage: { count: number, next: string | null, previous: string | null, results: Array<{ createdAt: string | null, version: number | null, registrationDeadline: string | null, maxParticipants: number | null, tags: Array<string>, visibility: EventVisibility | null, endDate: string | null, timeZone: string | null, startsAt: string | null, endsAt: string | null, registerLink: string | null, accessibilityNotes: string | null, shareUrl: string | null, viewCount: number, favoriteCount: number, id: string, title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, isFavorite: boolean, isFeatured: boolean, lifecycle: Lifecycle | null, lifecycleReason: string | null, proposal: { status: ProposalStatus | null } | null, resembles: { id: string, title: string } | null, import: { id: string, count: number } | null, author: { fullName: string, email: string | null }, series: { position: number, count: number, frequency: SeriesFrequency, interval: number, changedAlone: boolean } | null, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> }> } };

export type PendingEventsChangedSubscriptionVariables = Exact<{
  page?: string | null | undefined;
}>;


export type PendingEventsChangedSubscription = { pendingEventPageChanged: { count: number, next: string | null, previous: string | null, results: Array<{ createdAt: string | null, version: number | null, registrationDeadline: string | null, maxParticipants: number | null, tags: Array<string>, visibility: EventVisibility | null, endDate: string | null, timeZone: string | null, startsAt: string | null, endsAt: string | null, registerLink: string | null, accessibilityNotes: string | null, shareUrl: string | null, viewCount: number, favoriteCount: number, id: string, title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, isFavorite: boolean, isFeatured: boolean, lifecycle: Lifecycle | null, lifecycleReason: string | null, proposal: { status: ProposalStatus | null } | null, resembles: { id: string, title: string } | null, import: { id: string, count: number } | null, author: { fullName: string, email: string | null }, series: { position: number, count: number, frequency: SeriesFrequency, interval: number, changedAlone: boolean } | null, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> }> } };

export type DecideEventMutationVariables = Exact<{
  eventId: string;
  decision: Decision;
  reason?: string | null | undefined;
  version?: number | null | undefined;
  importCount?: number | null | undefined;
}>;


export type DecideEventMutation = { decideEvent: { eventId: string, approvalStatus: ApprovalStatus } };

export type ReadReviewQueryVariables = Exact<{
  eventId: string;
}>;


export type ReadReviewQuery = { eventProposal: { title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, registerLink: string | null, registrationDeadline: string | null, maxParticipants: number | null, tags: Array<string>, endDate: string | null, timeZone: string | null, accessibilityNotes: string | null, visibility: EventVisibility | null, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> } | null, eventHistory: Array<{ id: string, at: string, by: StepBy | null, fullName: string | null, action: string, reason: string | null, changed: Array<string> }> };

export type ReadResemblingQueryVariables = Exact<{
  eventId: string;
}>;


export type ReadResemblingQuery = { event: { registrationDeadline: string | null, maxParticipants: number | null, tags: Array<string>, visibility: EventVisibility | null, endDate: string | null, timeZone: string | null, startsAt: string | null, endsAt: string | null, registerLink: string | null, accessibilityNotes: string | null, shareUrl: string | null, viewCount: number, favoriteCount: number, id: string, title: string, content: string, eventDate: string, startTime: string | null, endTime: string | null, venue: string | null, location: string | null, locationDetails: string | null, isOnline: boolean, isFavorite: boolean, isFeatured: boolean, lifecycle: Lifecycle | null, lifecycleReason: string | null, author: { fullName: string, email: string | null }, series: { position: number, count: number, frequency: SeriesFrequency, interval: number, changedAlone: boolean } | null, category: { id: string, name: string } | null, eventType: { id: string, name: string } | null, galleryImages: Array<{ id: string | null, url: string, width: number | null, height: number | null, blur: string | null, template: string, widths: Array<number> }> } };

export type ListRejectReasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListRejectReasonsQuery = { rejectReasons: Array<{ id: string, text: string }> };

export type CreateRejectReasonMutationVariables = Exact<{
  text: string;
}>;


export type CreateRejectReasonMutation = { createRejectReason: { id: string } | null };

export type UpdateRejectReasonMutationVariables = Exact<{
  id: string;
  text: string;
}>;


export type UpdateRejectReasonMutation = { updateRejectReason: { id: string } };

export type DeleteRejectReasonMutationVariables = Exact<{
  id: string;
}>;


export type DeleteRejectReasonMutation = { deleteRejectReason: string };


/** The name of an operation, with the types of its data and variables. */
export type Operation<Kind extends 'query' | 'mutation' | 'subscription', Data, Variables> =
  { kind: Kind; name: string } & Pick<TypedDocumentNode<Data, Variables>, '__apiType'>;

export const LoginDocument: Operation<'mutation', LoginMutation, LoginMutationVariables> = { kind: 'mutation', name: 'login' };
export const RegisterDocument: Operation<'mutation', RegisterMutation, RegisterMutationVariables> = { kind: 'mutation', name: 'register' };
export const VerifyEmailDocument: Operation<'mutation', VerifyEmailMutation, VerifyEmailMutationVariables> = { kind: 'mutation', name: 'verifyEmail' };
export const ResendCodeDocument: Operation<'mutation', ResendCodeMutation, ResendCodeMutationVariables> = { kind: 'mutation', name: 'resendCode' };
export const LogoutDocument: Operation<'mutation', LogoutMutation, LogoutMutationVariables> = { kind: 'mutation', name: 'logout' };
export const GetProfileDocument: Operation<'query', GetProfileQuery, GetProfileQueryVariables> = { kind: 'query', name: 'getProfile' };
export const RequestPasswordResetDocument: Operation<'mutation', RequestPasswordResetMutation, RequestPasswordResetMutationVariables> = { kind: 'mutation', name: 'requestPasswordReset' };
export const VerifyResetCodeDocument: Operation<'mutation', VerifyResetCodeMutation, VerifyResetCodeMutationVariables> = { kind: 'mutation', name: 'verifyResetCode' };
export const SetNewPasswordDocument: Operation<'mutation', SetNewPasswordMutation, SetNewPasswordMutationVariables> = { kind: 'mutation', name: 'setNewPassword' };
export const UpdateProfileDocument: Operation<'mutation', UpdateProfileMutation, UpdateProfileMutationVariables> = { kind: 'mutation', name: 'updateProfile' };
export const SetTimeZoneDocument: Operation<'mutation', SetTimeZoneMutation, SetTimeZoneMutationVariables> = { kind: 'mutation', name: 'setTimeZone' };
export const SaveLanguageDocument: Operation<'mutation', SaveLanguageMutation, SaveLanguageMutationVariables> = { kind: 'mutation', name: 'saveLanguage' };
export const ChangePasswordDocument: Operation<'mutation', ChangePasswordMutation, ChangePasswordMutationVariables> = { kind: 'mutation', name: 'changePassword' };
export const ListSessionsDocument: Operation<'query', ListSessionsQuery, ListSessionsQueryVariables> = { kind: 'query', name: 'listSessions' };
export const EndSessionDocument: Operation<'mutation', EndSessionMutation, EndSessionMutationVariables> = { kind: 'mutation', name: 'endSession' };
export const EndOtherSessionsDocument: Operation<'mutation', EndOtherSessionsMutation, EndOtherSessionsMutationVariables> = { kind: 'mutation', name: 'endOtherSessions' };
export const DeleteAccountDocument: Operation<'mutation', DeleteAccountMutation, DeleteAccountMutationVariables> = { kind: 'mutation', name: 'deleteAccount' };
export const GetCalendarFeedDocument: Operation<'query', GetCalendarFeedQuery, GetCalendarFeedQueryVariables> = { kind: 'query', name: 'getCalendarFeed' };
export const RenewCalendarFeedDocument: Operation<'mutation', RenewCalendarFeedMutation, RenewCalendarFeedMutationVariables> = { kind: 'mutation', name: 'renewCalendarFeed' };
export const EndCalendarFeedDocument: Operation<'mutation', EndCalendarFeedMutation, EndCalendarFeedMutationVariables> = { kind: 'mutation', name: 'endCalendarFeed' };
export const GetNotificationsDocument: Operation<'query', GetNotificationsQuery, GetNotificationsQueryVariables> = { kind: 'query', name: 'getNotifications' };
export const ResumeMailDocument: Operation<'mutation', ResumeMailMutation, ResumeMailMutationVariables> = { kind: 'mutation', name: 'resumeMail' };
export const UpdateNotificationsDocument: Operation<'mutation', UpdateNotificationsMutation, UpdateNotificationsMutationVariables> = { kind: 'mutation', name: 'updateNotifications' };
export const UpdateUserDocument: Operation<'mutation', UpdateUserMutation, UpdateUserMutationVariables> = { kind: 'mutation', name: 'updateUser' };
export const FeatureEventDocument: Operation<'mutation', FeatureEventMutation, FeatureEventMutationVariables> = { kind: 'mutation', name: 'featureEvent' };
export const TakeDownEventDocument: Operation<'mutation', TakeDownEventMutation, TakeDownEventMutationVariables> = { kind: 'mutation', name: 'takeDownEvent' };
export const LimitVisibilityDocument: Operation<'mutation', LimitVisibilityMutation, LimitVisibilityMutationVariables> = { kind: 'mutation', name: 'limitVisibility' };
export const ListAuditLogDocument: Operation<'query', ListAuditLogQuery, ListAuditLogQueryVariables> = { kind: 'query', name: 'listAuditLog' };
export const GetDashboardDocument: Operation<'query', GetDashboardQuery, GetDashboardQueryVariables> = { kind: 'query', name: 'getDashboard' };
export const DashboardChangedDocument: Operation<'subscription', DashboardChangedSubscription, DashboardChangedSubscriptionVariables> = { kind: 'subscription', name: 'dashboardChanged' };
export const ListAdminEventsDocument: Operation<'query', ListAdminEventsQuery, ListAdminEventsQueryVariables> = { kind: 'query', name: 'listAdminEvents' };
export const AdminEventsChangedDocument: Operation<'subscription', AdminEventsChangedSubscription, AdminEventsChangedSubscriptionVariables> = { kind: 'subscription', name: 'adminEventsChanged' };
export const GetAdminEventDocument: Operation<'query', GetAdminEventQuery, GetAdminEventQueryVariables> = { kind: 'query', name: 'getAdminEvent' };
export const ChangeEventLifecycleDocument: Operation<'mutation', ChangeEventLifecycleMutation, ChangeEventLifecycleMutationVariables> = { kind: 'mutation', name: 'changeEventLifecycle' };
export const PendingCountChangedDocument: Operation<'subscription', PendingCountChangedSubscription, PendingCountChangedSubscriptionVariables> = { kind: 'subscription', name: 'pendingCountChanged' };
export const ListUsersDocument: Operation<'query', ListUsersQuery, ListUsersQueryVariables> = { kind: 'query', name: 'listUsers' };
export const UsersChangedDocument: Operation<'subscription', UsersChangedSubscription, UsersChangedSubscriptionVariables> = { kind: 'subscription', name: 'usersChanged' };
export const GetUserDocument: Operation<'query', GetUserQuery, GetUserQueryVariables> = { kind: 'query', name: 'getUser' };
export const ListChoicesDocument: Operation<'query', ListChoicesQuery, ListChoicesQueryVariables> = { kind: 'query', name: 'listChoices' };
export const ListCategoriesDocument: Operation<'query', ListCategoriesQuery, ListCategoriesQueryVariables> = { kind: 'query', name: 'listCategories' };
export const CategoriesChangedDocument: Operation<'subscription', CategoriesChangedSubscription, CategoriesChangedSubscriptionVariables> = { kind: 'subscription', name: 'categoriesChanged' };
export const CreateCategoryDocument: Operation<'mutation', CreateCategoryMutation, CreateCategoryMutationVariables> = { kind: 'mutation', name: 'createCategory' };
export const UpdateCategoryDocument: Operation<'mutation', UpdateCategoryMutation, UpdateCategoryMutationVariables> = { kind: 'mutation', name: 'updateCategory' };
export const DeleteCategoryDocument: Operation<'mutation', DeleteCategoryMutation, DeleteCategoryMutationVariables> = { kind: 'mutation', name: 'deleteCategory' };
export const ListEventTypesDocument: Operation<'query', ListEventTypesQuery, ListEventTypesQueryVariables> = { kind: 'query', name: 'listEventTypes' };
export const EventTypesChangedDocument: Operation<'subscription', EventTypesChangedSubscription, EventTypesChangedSubscriptionVariables> = { kind: 'subscription', name: 'eventTypesChanged' };
export const CreateEventTypeDocument: Operation<'mutation', CreateEventTypeMutation, CreateEventTypeMutationVariables> = { kind: 'mutation', name: 'createEventType' };
export const UpdateEventTypeDocument: Operation<'mutation', UpdateEventTypeMutation, UpdateEventTypeMutationVariables> = { kind: 'mutation', name: 'updateEventType' };
export const DeleteEventTypeDocument: Operation<'mutation', DeleteEventTypeMutation, DeleteEventTypeMutationVariables> = { kind: 'mutation', name: 'deleteEventType' };
export const ListFirstLookDocument: Operation<'query', ListFirstLookQuery, ListFirstLookQueryVariables> = { kind: 'query', name: 'listFirstLook' };
export const ReadImportSettingsDocument: Operation<'query', ReadImportSettingsQuery, ReadImportSettingsQueryVariables> = { kind: 'query', name: 'readImportSettings' };
export const PreviewImportDocument: Operation<'mutation', PreviewImportMutation, PreviewImportMutationVariables> = { kind: 'mutation', name: 'previewImport' };
export const ConfirmImportDocument: Operation<'mutation', ConfirmImportMutation, ConfirmImportMutationVariables> = { kind: 'mutation', name: 'confirmImport' };
export const ListMyEventsDocument: Operation<'query', ListMyEventsQuery, ListMyEventsQueryVariables> = { kind: 'query', name: 'listMyEvents' };
export const GetOwnEventDocument: Operation<'query', GetOwnEventQuery, GetOwnEventQueryVariables> = { kind: 'query', name: 'getOwnEvent' };
export const UpdateEventDocument: Operation<'mutation', UpdateEventMutation, UpdateEventMutationVariables> = { kind: 'mutation', name: 'updateEvent' };
export const WithdrawProposalDocument: Operation<'mutation', WithdrawProposalMutation, WithdrawProposalMutationVariables> = { kind: 'mutation', name: 'withdrawProposal' };
export const DeleteEventDocument: Operation<'mutation', DeleteEventMutation, DeleteEventMutationVariables> = { kind: 'mutation', name: 'deleteEvent' };
export const ChangeLifecycleDocument: Operation<'mutation', ChangeLifecycleMutation, ChangeLifecycleMutationVariables> = { kind: 'mutation', name: 'changeLifecycle' };
export const ExtendSeriesDocument: Operation<'mutation', ExtendSeriesMutation, ExtendSeriesMutationVariables> = { kind: 'mutation', name: 'extendSeries' };
export const RepeatEventDocument: Operation<'mutation', RepeatEventMutation, RepeatEventMutationVariables> = { kind: 'mutation', name: 'repeatEvent' };
export const ReadProposalDocument: Operation<'query', ReadProposalQuery, ReadProposalQueryVariables> = { kind: 'query', name: 'readProposal' };
export const ListEventsDocument: Operation<'query', ListEventsQuery, ListEventsQueryVariables> = { kind: 'query', name: 'listEvents' };
export const GetEventDocument: Operation<'query', GetEventQuery, GetEventQueryVariables> = { kind: 'query', name: 'getEvent' };
export const ListSeriesDatesDocument: Operation<'query', ListSeriesDatesQuery, ListSeriesDatesQueryVariables> = { kind: 'query', name: 'listSeriesDates' };
export const RecordViewDocument: Operation<'mutation', RecordViewMutation, RecordViewMutationVariables> = { kind: 'mutation', name: 'recordView' };
export const CreateEventDocument: Operation<'mutation', CreateEventMutation, CreateEventMutationVariables> = { kind: 'mutation', name: 'createEvent' };
export const ListSavedFiltersDocument: Operation<'query', ListSavedFiltersQuery, ListSavedFiltersQueryVariables> = { kind: 'query', name: 'listSavedFilters' };
export const CreateSavedFilterDocument: Operation<'mutation', CreateSavedFilterMutation, CreateSavedFilterMutationVariables> = { kind: 'mutation', name: 'createSavedFilter' };
export const UpdateSavedFilterDocument: Operation<'mutation', UpdateSavedFilterMutation, UpdateSavedFilterMutationVariables> = { kind: 'mutation', name: 'updateSavedFilter' };
export const DeleteSavedFilterDocument: Operation<'mutation', DeleteSavedFilterMutation, DeleteSavedFilterMutationVariables> = { kind: 'mutation', name: 'deleteSavedFilter' };
export const GetFeaturesDocument: Operation<'query', GetFeaturesQuery, GetFeaturesQueryVariables> = { kind: 'query', name: 'getFeatures' };
export const GeocodeDocument: Operation<'query', GeocodeQuery, GeocodeQueryVariables> = { kind: 'query', name: 'geocode' };
export const ListFavoritesDocument: Operation<'query', ListFavoritesQuery, ListFavoritesQueryVariables> = { kind: 'query', name: 'listFavorites' };
export const SaveFavoriteDocument: Operation<'mutation', SaveFavoriteMutation, SaveFavoriteMutationVariables> = { kind: 'mutation', name: 'saveFavorite' };
export const ListSlidesDocument: Operation<'query', ListSlidesQuery, ListSlidesQueryVariables> = { kind: 'query', name: 'listSlides' };
export const CreateSlideDocument: Operation<'mutation', CreateSlideMutation, CreateSlideMutationVariables> = { kind: 'mutation', name: 'createSlide' };
export const UpdateSlideDocument: Operation<'mutation', UpdateSlideMutation, UpdateSlideMutationVariables> = { kind: 'mutation', name: 'updateSlide' };
export const OrderSlidesDocument: Operation<'mutation', OrderSlidesMutation, OrderSlidesMutationVariables> = { kind: 'mutation', name: 'orderSlides' };
export const DeleteSlideDocument: Operation<'mutation', DeleteSlideMutation, DeleteSlideMutationVariables> = { kind: 'mutation', name: 'deleteSlide' };
export const ListPendingEventsDocument: Operation<'query', ListPendingEventsQuery, ListPendingEventsQueryVariables> = { kind: 'query', name: 'listPendingEvents' };
export const PendingEventsChangedDocument: Operation<'subscription', PendingEventsChangedSubscription, PendingEventsChangedSubscriptionVariables> = { kind: 'subscription', name: 'pendingEventsChanged' };
export const DecideEventDocument: Operation<'mutation', DecideEventMutation, DecideEventMutationVariables> = { kind: 'mutation', name: 'decideEvent' };
export const ReadReviewDocument: Operation<'query', ReadReviewQuery, ReadReviewQueryVariables> = { kind: 'query', name: 'readReview' };
export const ReadResemblingDocument: Operation<'query', ReadResemblingQuery, ReadResemblingQueryVariables> = { kind: 'query', name: 'readResembling' };
export const ListRejectReasonsDocument: Operation<'query', ListRejectReasonsQuery, ListRejectReasonsQueryVariables> = { kind: 'query', name: 'listRejectReasons' };
export const CreateRejectReasonDocument: Operation<'mutation', CreateRejectReasonMutation, CreateRejectReasonMutationVariables> = { kind: 'mutation', name: 'createRejectReason' };
export const UpdateRejectReasonDocument: Operation<'mutation', UpdateRejectReasonMutation, UpdateRejectReasonMutationVariables> = { kind: 'mutation', name: 'updateRejectReason' };
export const DeleteRejectReasonDocument: Operation<'mutation', DeleteRejectReasonMutation, DeleteRejectReasonMutationVariables> = { kind: 'mutation', name: 'deleteRejectReason' };

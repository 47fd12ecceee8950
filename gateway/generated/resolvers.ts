import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RestAdminEventListing, RestEventPage, RestEventStatistics } from '../events/eventPages.ts';
import type { RestAuditPage, RestAuditEntry } from '../admin/auditLogAnswer.ts';
import type { RestAuthor, RestEvent, RestProposal } from '../events/eventAnswer.ts';
import type { RestFeed, RestNewFeed } from '../favorites/feedAnswer.ts';
import type { RestCatalogEntry } from '../catalog/catalogAnswer.ts';
import type { RestDashboard, RestTotals, RestRecentEvent, RestRecentUser } from '../admin/dashboardAnswer.ts';
import type { RestStep } from '../review/historyAnswer.ts';
import type { RestFavorite, RestFavoritePage } from '../favorites/favoriteAnswer.ts';
import type { RestSlide } from '../homepage/slideAnswer.ts';
import type { RestImage } from '../events/imageAnswer.ts';
import type { RestNotifications, RestFilter } from '../account/notificationAnswer.ts';
import type { RestOpenSession } from '../account/sessionAnswer.ts';
import type { RestPasswordReset, RestSession, RestUser, RestUserListing, RestUserStatistics } from '../account/userAnswer.ts';
import type { RestPlace } from '../events/placeAnswer.ts';
import type { RestReason } from '../review/reasonAnswer.ts';
import type { RestSeries } from '../events/seriesAnswer.ts';
import type { Context } from '../graph/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day, `YYYY-MM-DD`. */
  Date: { input: string; output: string; }
  /** A moment in ISO 8601, UTC, such as `2026-05-04T09:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** An uploaded file: a variable, sent by the GraphQL multipart request specification with a header `x-plaza-client` of any value. */
  File: { input: File; output: File; }
  /** A time of day on a 24-hour clock, `HH:MM` or `HH:MM:SS`; always given back as `HH:MM:SS`. It is the venue's local time. */
  Time: { input: string; output: string; }
  /** An absolute http or https address, at most 2,048 characters, without a name or password in it. */
  URL: { input: string; output: string; }
};

/** Whoever did something. */
export type Actor = {
  __typename?: 'Actor';
  /** The address that is used to sign in. */
  email: Scalars['String']['output'];
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** The account's id. */
  id: Scalars['ID']['output'];
};

/** Conditions on every event. */
export type AdminEventFilter = {
  /** Words or parts of words in the author's name. */
  author?: InputMaybe<Scalars['String']['input']>;
  /** A category's id. */
  category?: InputMaybe<Scalars['ID']['input']>;
  /** Created on this day (UTC) or later. */
  createdFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Created on this day (UTC) or earlier. */
  createdTo?: InputMaybe<Scalars['Date']['input']>;
  /** They take place on this day or later. */
  dateFrom?: InputMaybe<Scalars['Date']['input']>;
  /** They take place on this day or before. */
  dateTo?: InputMaybe<Scalars['Date']['input']>;
  /** An event type's id. */
  eventType?: InputMaybe<Scalars['ID']['input']>;
  /** Whether they take place as announced. */
  lifecycle?: InputMaybe<Lifecycle>;
  /** Words or parts of words in venue or location. */
  location?: InputMaybe<Scalars['String']['input']>;
  /**
   * Words that must all be found in title, content, author or venue, without regard to case, accents, hyphens, apostrophes and quotation marks:
   * the beginning of any word, and any three letters in a row of title, author and venue. In scripts written without spaces (Chinese, Japanese, Korean, Thai, Lao, Khmer), any two letters in a row of all of them.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** When they take place. */
  timing?: InputMaybe<Timing>;
  /** Shown or not. */
  visibility?: InputMaybe<Visibility>;
};

/** One page of all events, for superadmins. */
export type AdminEventPage = {
  __typename?: 'AdminEventPage';
  /** Total number of matches; 1,001 means more than 1,000. */
  count: Scalars['Int']['output'];
  /** URL of all pages as one CSV file, for a GET with the token and `Accept: text/csv`. */
  file: Scalars['String']['output'];
  /** Token of the next page; null on the last. */
  next?: Maybe<Scalars['String']['output']>;
  /** Token of the previous page; null on the first. */
  previous?: Maybe<Scalars['String']['output']>;
  /** The events of this page. */
  results: Array<Event>;
  /** Counts of all events, regardless of the filter; null if the service does not provide it. */
  statistics?: Maybe<EventStatistics>;
};

/** How far an event has come. */
export type ApprovalStatus =
  /** Waits for a superadmin. */
  | 'pending'
  /** On Explore, for all signed-in users. */
  | 'published'
  /** Sent back to its author. */
  | 'rejected';

/** An entry of the audit log, which never changes. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** Action, such as `publish`, `update`, `delete` or `feature`. */
  action: Scalars['String']['output'];
  /** Who did it; null for the operator of the server, and for deleted accounts. */
  actor?: Maybe<Actor>;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What was changed, if recorded; for a deletion, the name of what was deleted. */
  changes: Array<FieldChange>;
  /** Kind of the affected entity, such as `event`, `user`, `category`, `type` or `slide`. */
  entity: Scalars['String']['output'];
  /** The thing's id. */
  entityId?: Maybe<Scalars['ID']['output']>;
  /** Stable. */
  id: Scalars['ID']['output'];
  /** Why, where a reason was given. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** Conditions on entries. */
export type AuditFilter = {
  /** Action, such as `publish`: a lower-case word. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** The id of the account that did it. */
  actor?: InputMaybe<Scalars['ID']['input']>;
  /** Done on this day (UTC) or later. */
  dateFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Done on this day (UTC) or before. */
  dateTo?: InputMaybe<Scalars['Date']['input']>;
  /** Kind of entity, such as `event`: a lower-case word. */
  entity?: InputMaybe<Scalars['String']['input']>;
  /** The thing's id. */
  entityId?: InputMaybe<Scalars['ID']['input']>;
};

/** One page of the audit log. */
export type AuditPage = {
  __typename?: 'AuditPage';
  /** Total number on all pages; 1,001 means more than 1,000. */
  count: Scalars['Int']['output'];
  /** Token of the next page; null on the last. */
  next?: Maybe<Scalars['String']['output']>;
  /** Token of the previous page; null on the first. */
  previous?: Maybe<Scalars['String']['output']>;
  /** The entries of this page. */
  results: Array<AuditEntry>;
};

/** Who created an event. */
export type Author = {
  __typename?: 'Author';
  /** For superadmins and the author; null for everyone else. */
  email?: Maybe<Scalars['String']['output']>;
  /** Full name; `Former member` after the account was deleted. */
  fullName: Scalars['String']['output'];
};

/** A user's favourites as a calendar feed. */
export type CalendarFeed = {
  __typename?: 'CalendarFeed';
  /** When its URL was created; null if it is off. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Changes of a category or event type; omitted fields stay unchanged. */
export type CatalogChange = {
  /** At most 1,000 characters; null removes it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 120 characters; unique, ignoring case and accents; never null (`BAD_USER_INPUT`). */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A new category or event type. */
export type CatalogEntry = {
  /** Description, at most 1,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 120 characters; unique, ignoring case and accents. */
  name: Scalars['String']['input'];
};

/** What an event is about. */
export type Category = {
  __typename?: 'Category';
  /** When it was added; null for an event's category, and if the service does not provide it. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Description, at most 1,000 characters. Null for an event's category: `categories` has it. */
  description?: Maybe<Scalars['String']['output']>;
  /** Number of its events, published or not; null for an event's category, and if the service does not provide it. */
  eventCount?: Maybe<Scalars['Int']['output']>;
  /** Stable. */
  id: Scalars['ID']['output'];
  /** Unique, ignoring case and accents; 1 to 120 characters. */
  name: Scalars['String']['output'];
};

/** Statistics of the platform, for superadmins. All counts are current. */
export type Dashboard = {
  __typename?: 'Dashboard';
  /** Views divided by events, to two decimals; 0 without events. */
  averageViewsPerEvent: Scalars['Float']['output'];
  /** Number of events by category, most first, without empty ones. */
  categories: Array<NamedCount>;
  /** Number of events by type, most first, without empty ones. */
  eventTypes: Array<NamedCount>;
  /** Growth by month, earliest first; the last twelve months, unless the service returns others. */
  growth: Array<MonthlyGrowth>;
  /** How much of it is in good order. */
  health: PlatformHealth;
  /** The latest events, newest first. */
  recentEvents: Array<RecentEvent>;
  /** The latest accounts, newest first. */
  recentUsers: Array<RecentUser>;
  /** How many there are of what. */
  totals: PlatformTotals;
  /** Number of accounts by type: superadmins, admins, users. Empty if the service does not provide it. */
  userTypes: Array<UserTypeCount>;
};

/** What a superadmin decides about a pending event. */
export type Decision =
  /** Everyone may see it. */
  | 'publish'
  /** It goes back to its author. */
  | 'reject';

/** What an error says in `extensions.code`. */
export type ErrorCode =
  /** The input is not valid; `extensions.fields` has the messages by argument or input field. */
  | 'BAD_USER_INPUT'
  /** It conflicts with the current state; with `fields` if it concerns one, with `retryAfter` if the same request should be repeated. */
  | 'CONFLICT'
  /** The email address is not verified yet: call `verifyEmail` first. */
  | 'EMAIL_UNVERIFIED'
  /** The account has no right to do this; without the playground: this is not one of the client's operations. */
  | 'FORBIDDEN'
  /** The document cannot be read. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The document is not valid for the schema, or is too deep or too complex. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** An error on our side. */
  | 'INTERNAL'
  /** It does not exist, or the account may not see it. */
  | 'NOT_FOUND'
  /** The document, an upload or a picture is too large; with `fields` if it concerns one. */
  | 'PAYLOAD_TOO_LARGE'
  /** Too many requests: wait `extensions.retryAfter` seconds; with `fields` if it concerns one. */
  | 'RATE_LIMITED'
  /** The token is missing or has expired; from `login`: wrong email or password. */
  | 'UNAUTHENTICATED'
  /** No operation has the hash that was sent: client and gateway are of different releases, and the client must be reloaded. */
  | 'UNKNOWN_OPERATION'
  /** The service behind the gateway returned an invalid response. */
  | 'UPSTREAM_BAD_RESPONSE'
  /** The service behind the gateway timed out. */
  | 'UPSTREAM_TIMEOUT'
  /** The service behind the gateway is unavailable; with `retryAfter` if known. */
  | 'UPSTREAM_UNAVAILABLE';

/** A community event. */
export type Event = {
  __typename?: 'Event';
  /** Information for people with disabilities: plain text. */
  accessibilityNotes?: Maybe<Scalars['String']['output']>;
  /** Approval status; null if the service does not provide it. */
  approvalStatus?: Maybe<ApprovalStatus>;
  /** Who created it. */
  author: Author;
  /** Its category, unless that was deleted. */
  category?: Maybe<Category>;
  /** The description: plain text, paragraphs separated by blank lines. */
  content: Scalars['String']['output'];
  /** The first of its pictures. */
  cover?: Maybe<Image>;
  /** When it was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Days from today to the event; negative if it is past. */
  daysUntilEvent?: Maybe<Scalars['Int']['output']>;
  /** The last day, if it differs from `eventDate`. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /** When it ends. */
  endTime?: Maybe<Scalars['Time']['output']>;
  /** End, with the place's UTC offset; null if unknown. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The day it takes place. */
  eventDate: Scalars['Date']['output'];
  /** When it takes place, relative to today; null if the service uses another value, or none. */
  eventStatus?: Maybe<EventStatus>;
  /** The service's own value of it, such as `upcoming`; other services may have more than `eventStatus`. */
  eventStatusText?: Maybe<Scalars['String']['output']>;
  /** Its type, unless that was deleted. */
  eventType?: Maybe<EventType>;
  /** The beginning of the description: at most 100 characters, followed by `...` if it is longer. */
  excerpt: Scalars['String']['output'];
  /** Number of accounts that have it as a favourite. */
  favoriteCount: Scalars['Int']['output'];
  /** Its pictures, in order; the first is the cover. */
  galleryImages: Array<Image>;
  /** Stable. */
  id: Scalars['ID']['output'];
  /** The import that created it: only for pending events, in `pendingEvents` and `pendingEventPage`; null for other events, and if the service does not provide it. */
  import?: Maybe<EventImport>;
  /** Whether it is a favourite of the caller. */
  isFavorite: Scalars['Boolean']['output'];
  /** Whether a superadmin has featured it. */
  isFeatured: Scalars['Boolean']['output'];
  /** Whether it takes place online. */
  isOnline: Scalars['Boolean']['output'];
  /** Whether it is on Explore. */
  isPublished: Scalars['Boolean']['output'];
  /** Degrees north, -90 to 90; null if unknown. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Whether it takes place as announced; null if the service does not provide it. */
  lifecycle?: Maybe<Lifecycle>;
  /** When its lifecycle last changed; null if never. */
  lifecycleChangedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Reason for the last change of its lifecycle, visible to everyone who may see the event. */
  lifecycleReason?: Maybe<Scalars['String']['output']>;
  /** City or address. */
  location?: Maybe<Scalars['String']['output']>;
  /** Coordinates as `lat,lng`, as `EventInput.locationDetails` takes them. */
  locationDetails?: Maybe<Scalars['String']['output']>;
  /** Degrees east, -180 to 180; null if unknown. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** How many people may take part. */
  maxParticipants?: Maybe<Scalars['Int']['output']>;
  /** Whether it has unpublished proposed changes; for its author and superadmins. `eventProposal` has them in full. */
  proposal?: Maybe<ProposalState>;
  /** Where to register. */
  registerLink?: Maybe<Scalars['URL']['output']>;
  /** The last day to register. */
  registrationDeadline?: Maybe<Scalars['Date']['output']>;
  /** Reason for the rejection; for its author and superadmins. */
  rejectReason?: Maybe<Scalars['String']['output']>;
  /** Another event on the same day, at or near the same place, with a similar title: only for pending events, in `pendingEvents` and `pendingEventPage`; null if there is none, and if the service does not provide it. */
  resembles?: Maybe<Resemblance>;
  /** The series that it belongs to; null for a single event, and if the service does not provide it. */
  series?: Maybe<Series>;
  /** The public page, while the event is published; null if strangers may not see it. */
  shareUrl?: Maybe<Scalars['URL']['output']>;
  /** A stable, unique, readable name for URLs. */
  slug?: Maybe<Scalars['String']['output']>;
  /** When it begins. */
  startTime?: Maybe<Scalars['Time']['output']>;
  /** Start, with the place's UTC offset; null if the service does not provide it. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Key words. */
  tags: Array<Scalars['String']['output']>;
  /** IANA name of its time zone; null if the service does not provide it. */
  timeZone?: Maybe<Scalars['String']['output']>;
  /** At most 200 characters. */
  title: Scalars['String']['output'];
  /** When it was last changed; null if never. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the venue; `Online Event` if it is online. */
  venue?: Maybe<Scalars['String']['output']>;
  /** Increases with each edit and decision; for superadmins, and null if the service does not provide it. */
  version?: Maybe<Scalars['Int']['output']>;
  /** How many accounts have viewed it. */
  viewCount: Scalars['Int']['output'];
  /** Who may see it while it is published; null if the service does not provide it. */
  visibility?: Maybe<EventVisibility>;
  /** The highest visibility that its author may choose; null if a superadmin has set no limit. For its author and superadmins. */
  visibilityCeiling?: Maybe<EventVisibility>;
  /** Reason for the limit; for its author and superadmins. */
  visibilityReason?: Maybe<Scalars['String']['output']>;
};

/**
 * What changes of an event. What is left out stays; null takes away what an event may lack, and is `BAD_USER_INPUT` for title, type, category,
 * date and start.
 */
export type EventChange = {
  /** Information for people with disabilities, at most 1,000 characters. */
  accessibilityNotes?: InputMaybe<Scalars['String']['input']>;
  /** A category's id. */
  category?: InputMaybe<Scalars['ID']['input']>;
  /** The description, at most 20,000 characters. */
  content?: InputMaybe<Scalars['String']['input']>;
  /** The last day, at most 30 days after `eventDate`; needs `endTime`. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** When it ends; later than the start. */
  endTime?: InputMaybe<Scalars['Time']['input']>;
  /** Not before today in any time zone, unless it is unchanged. */
  eventDate?: InputMaybe<Scalars['Date']['input']>;
  /** An event type's id. */
  eventType?: InputMaybe<Scalars['ID']['input']>;
  /** City or address, at most 300 characters. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Coordinates as `lat,lng`. */
  locationDetails?: InputMaybe<Scalars['String']['input']>;
  /** How many people may take part; from 1 to 9,999,999. */
  maxParticipants?: InputMaybe<Scalars['Int']['input']>;
  /** URL for registration; required if it is online. */
  registerLink?: InputMaybe<Scalars['URL']['input']>;
  /** The last day to register; not after the event. */
  registrationDeadline?: InputMaybe<Scalars['Date']['input']>;
  /** When it begins. */
  startTime?: InputMaybe<Scalars['Time']['input']>;
  /** Key words, without commas; 500 characters in all. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** IANA name of its time zone; by default that of the place, of the caller or of the site. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 200 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Name of the venue, at most 200 characters. One with `online`, `virtual`, `webinar`, `zoom` or `meet` in it makes the event an online one. */
  venue?: InputMaybe<Scalars['String']['input']>;
  /**
   * Who may see it while it is published. Applies at once, without approval, and on its own does not resubmit the event. Above `Event.visibilityCeiling`
   * it is part of the proposal of a published event with `asProposal`, and else `FORBIDDEN` with `fields.visibility`, which say why.
   */
  visibility?: InputMaybe<EventVisibility>;
};

/** A new day and time of an event, local to its place. Omitted fields stay unchanged; null removes the end. */
export type EventDates = {
  /** The last day, at most 30 days after `eventDate`; needs `endTime`. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** When it ends; later than the start. */
  endTime?: InputMaybe<Scalars['Time']['input']>;
  /** Not before today at the place, unless it is unchanged. */
  eventDate?: InputMaybe<Scalars['Date']['input']>;
  /** When it begins. */
  startTime?: InputMaybe<Scalars['Time']['input']>;
};

/** The outcome of a decision about a pending event. */
export type EventDecision = {
  __typename?: 'EventDecision';
  /** The new status: `PUBLISHED` or `REJECTED`. */
  approvalStatus: ApprovalStatus;
  /** The event after the decision; null if the service does not return it. */
  event?: Maybe<Event>;
  /** The event, as it was named in the call. */
  eventId: Scalars['ID']['output'];
};

/** Conditions on published events. */
export type EventFilter = {
  /** A category's id. */
  category?: InputMaybe<Scalars['ID']['input']>;
  /** The day. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** They take place on this day or later. */
  dateFrom?: InputMaybe<Scalars['Date']['input']>;
  /** They take place on this day or before. */
  dateTo?: InputMaybe<Scalars['Date']['input']>;
  /** An event type's id. */
  eventType?: InputMaybe<Scalars['ID']['input']>;
  /** Words or parts of words in venue or location; all must match. */
  location?: InputMaybe<Scalars['String']['input']>;
  /**
   * Words that must all be found in title, content, author or venue, without regard to case, accents, hyphens, apostrophes and quotation marks:
   * the beginning of any word, and any three letters in a row of title, author and venue. In scripts written without spaces (Chinese, Japanese, Korean, Thai, Lao, Khmer), any two letters in a row of all of them.
   */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The import that created an event, for reviewers. */
export type EventImport = {
  __typename?: 'EventImport';
  /** Its events awaiting a decision, and further dates of their series. */
  count: Scalars['Int']['output'];
  /** The same for all events of one import. */
  id: Scalars['ID']['output'];
};

/** A new event. */
export type EventInput = {
  /** Information for people with disabilities, at most 1,000 characters. */
  accessibilityNotes?: InputMaybe<Scalars['String']['input']>;
  /** A category's id. */
  category: Scalars['ID']['input'];
  /** The description, at most 20,000 characters. */
  content?: InputMaybe<Scalars['String']['input']>;
  /**
   * Ids of pictures of the caller's own events (`Image.id`), which the event is to have too: in this order, before `images`, five in all. Any other
   * is `BAD_USER_INPUT` with `fields.copiedImages`. A service that copies no pictures makes the event without them.
   */
  copiedImages?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The last day, at most 30 days after `eventDate`; needs `endTime`. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** When it ends; later than `startTime`. */
  endTime?: InputMaybe<Scalars['Time']['input']>;
  /** Not before today in any time zone. */
  eventDate: Scalars['Date']['input'];
  /** An event type's id. */
  eventType: Scalars['ID']['input'];
  /** Whether it takes place online; then venue and location are optional, and `registerLink` is required. */
  isOnline?: Scalars['Boolean']['input'];
  /** Degrees north, -90 to 90. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** City or address. Required unless it is online. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Coordinates as `lat,lng`, such as `38.72,-9.14`; or `latitude` and `longitude`. */
  locationDetails?: InputMaybe<Scalars['String']['input']>;
  /** Degrees east, -180 to 180. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** How many people may take part; from 1 to 9,999,999. */
  maxParticipants?: InputMaybe<Scalars['Int']['input']>;
  /** Where to register. */
  registerLink?: InputMaybe<Scalars['URL']['input']>;
  /** The last day to register; not after `eventDate`. */
  registrationDeadline?: InputMaybe<Scalars['Date']['input']>;
  /** When it begins. */
  startTime: Scalars['Time']['input'];
  /** Key words, without commas; 500 characters in all. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** IANA name of its time zone; by default that of the place, of the caller or of the site. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 200 characters. */
  title: Scalars['String']['input'];
  /** Name of the venue. Required unless it is online. */
  venue?: InputMaybe<Scalars['String']['input']>;
  /** Who may see it while it is published; `MEMBERS` by default. Needs no approval. */
  visibility?: InputMaybe<EventVisibility>;
};

/** Order of a list of events. Texts are compared ignoring case and accents. */
export type EventOrder =
  /** By the author's full name. */
  | 'author'
  /** By the author's full name, backwards. */
  | '-author'
  /** By the day they take place, earliest first. */
  | 'event_date'
  /** By the day they take place, latest first. */
  | '-event_date'
  /** Fewest favourites first. */
  | 'favorite_count'
  /** Least viewed first. */
  | 'view_count'
  /** Most favourites first. */
  | '-favorite_count'
  /** Most viewed first. */
  | '-view_count'
  /** Created last, first. */
  | '-created_at'
  /** Created first, first. */
  | 'created_at'
  /** By title. */
  | 'title'
  /** By title, backwards. */
  | '-title';

/** One page of events. */
export type EventPage = {
  __typename?: 'EventPage';
  /** Total number on all pages; 1,001 means more than 1,000. */
  count: Scalars['Int']['output'];
  /** The first event in full, to be shown beside the list; null if there is none. */
  first?: Maybe<Event>;
  /** The series of the events that belong to one. */
  listedSeries: Array<ListedSeries>;
  /** Token of the next page; null on the last. */
  next?: Maybe<Scalars['String']['output']>;
  /** Token of the previous page; null on the first. */
  previous?: Maybe<Scalars['String']['output']>;
  /** The events of this page. */
  results: Array<Event>;
};

/** Proposed changes to a published event. */
export type EventProposal = {
  __typename?: 'EventProposal';
  /** Information for people with disabilities: plain text. */
  accessibilityNotes?: Maybe<Scalars['String']['output']>;
  /** Its category, unless that was deleted. */
  category?: Maybe<Category>;
  /** The description: plain text, paragraphs separated by blank lines. */
  content: Scalars['String']['output'];
  /** The last day, if it differs from `eventDate`. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /** When it ends. */
  endTime?: Maybe<Scalars['Time']['output']>;
  /** The day it takes place. */
  eventDate: Scalars['Date']['output'];
  /** Its type, unless that was deleted. */
  eventType?: Maybe<EventType>;
  /** Its pictures, in order; those that stay are the event's. */
  galleryImages: Array<Image>;
  /** Whether it takes place online. */
  isOnline: Scalars['Boolean']['output'];
  /** City or address. */
  location?: Maybe<Scalars['String']['output']>;
  /** Coordinates as `lat,lng`. */
  locationDetails?: Maybe<Scalars['String']['output']>;
  /** How many people may take part. */
  maxParticipants?: Maybe<Scalars['Int']['output']>;
  /** Where to register. */
  registerLink?: Maybe<Scalars['URL']['output']>;
  /** The last day to register. */
  registrationDeadline?: Maybe<Scalars['Date']['output']>;
  /** When it begins. */
  startTime?: Maybe<Scalars['Time']['output']>;
  /** Key words. */
  tags: Array<Scalars['String']['output']>;
  /** IANA name of its time zone; null if the service does not provide it. */
  timeZone?: Maybe<Scalars['String']['output']>;
  /** At most 200 characters. */
  title: Scalars['String']['output'];
  /** Name of the venue; `Online Event` if it is online. */
  venue?: Maybe<Scalars['String']['output']>;
  /** Who may see it: the event's own, or one above its limit, which applies once approved; null if the service does not provide it. */
  visibility?: Maybe<EventVisibility>;
};

/** How many events there are. */
export type EventStatistics = {
  __typename?: 'EventStatistics';
  /** Those featured by a superadmin. */
  featuredEvents: Scalars['Int']['output'];
  /** Those on Explore. */
  publishedEvents: Scalars['Int']['output'];
  /** All of them. */
  totalEvents: Scalars['Int']['output'];
  /** Those pending or rejected. */
  unpublishedEvents: Scalars['Int']['output'];
  /** Published ones of today and later, without those postponed or cancelled. */
  upcomingEvents: Scalars['Int']['output'];
};

/** When an event takes place, relative to today (UTC). */
export type EventStatus =
  /** Before today. */
  | 'past'
  /** Today. */
  | 'today'
  /** After today. */
  | 'upcoming';

/** One step in the history of an event. */
export type EventStep = {
  __typename?: 'EventStep';
  /**
   * What was done: `create`, `update`, `resubmit`, `propose`, `withdraw`, `publish`, `reject`, `publish-changes`, `reject-changes`, `postpone`,
   * `cancel`, `schedule`, or another word such as `feature`.
   */
  action: Scalars['String']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Role of that person; null if the service does not provide it. */
  by?: Maybe<StepBy>;
  /** The fields that it changed or would change, as the graph names them. */
  changed: Array<Scalars['String']['output']>;
  /** Who did it; for superadmins, and for the author in their own entries. */
  fullName?: Maybe<Scalars['String']['output']>;
  /** Stable. */
  id: Scalars['ID']['output'];
  /** Why, where a reason was given. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** What form an event has. */
export type EventType = {
  __typename?: 'EventType';
  /** When it was added; null for an event's type, and if the service does not provide it. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Description, at most 1,000 characters. Null for an event's type: `eventTypes` has it. */
  description?: Maybe<Scalars['String']['output']>;
  /** Number of its events, published or not; null for an event's type, and if the service does not provide it. */
  eventCount?: Maybe<Scalars['Int']['output']>;
  /** Stable. */
  id: Scalars['ID']['output'];
  /** Unique, ignoring case and accents; 1 to 120 characters. */
  name: Scalars['String']['output'];
};

/** How often an event was viewed. */
export type EventViews = {
  __typename?: 'EventViews';
  /** The event. */
  eventId: Scalars['ID']['output'];
  /** Number of accounts that have viewed it; null if the service does not provide it. */
  viewCount?: Maybe<Scalars['Int']['output']>;
};

/** Who may see an event while it is published. */
export type EventVisibility =
  /** Anyone with `Event.shareUrl`; search engines are asked not to list it. */
  | 'link'
  /** Whoever is signed in. */
  | 'members'
  /** Everyone; it is also listed in public feeds. */
  | 'public';

/** What published events are sorted by. */
export type ExploreOrder =
  /** Most recently added first. */
  | '-created_at'
  /** Upcoming ones first, soonest first, then past ones, latest first. */
  | 'event_date';

/** Whether an event is a favourite of the caller. */
export type Favorite = {
  __typename?: 'Favorite';
  /** The event. */
  eventId: Scalars['ID']['output'];
  /** What holds now. */
  isFavorite: Scalars['Boolean']['output'];
};

/** A favourite event of the caller. */
export type FavoriteEntry = {
  __typename?: 'FavoriteEntry';
  /** When it was kept. */
  addedDate?: Maybe<Scalars['DateTime']['output']>;
  /** The event. */
  event: Event;
};

/** Conditions on favourites. */
export type FavoriteFilter = {
  /** A category's id. */
  category?: InputMaybe<Scalars['ID']['input']>;
  /** The day. */
  eventDate?: InputMaybe<Scalars['Date']['input']>;
  /** An event type's id. */
  eventType?: InputMaybe<Scalars['ID']['input']>;
  /** Coming or past; left out: both. */
  period?: InputMaybe<Period>;
};

/** One page of favourites. */
export type FavoritePage = {
  __typename?: 'FavoritePage';
  /** Total number on all pages. */
  count: Scalars['Int']['output'];
  /** Token of the next page; null on the last. */
  next?: Maybe<Scalars['String']['output']>;
  /** Token of the previous page; null on the first. */
  previous?: Maybe<Scalars['String']['output']>;
  /** The favourites of this page. */
  results: Array<FavoriteEntry>;
};

/** What a site offers, by its settings. */
export type Features = {
  __typename?: 'Features';
  /** Whether events can have public pages, feeds and embeds. */
  publicPages: Scalars['Boolean']['output'];
  /** Base URL of this site, without a trailing slash, for shared links; null if not configured. */
  publicUrl?: Maybe<Scalars['String']['output']>;
};

/** A field before and after a change. */
export type FieldChange = {
  __typename?: 'FieldChange';
  /** The field, as the graph names it. */
  field: Scalars['String']['output'];
  /** Old value; as JSON if it is not a text. Null if there was none. */
  from?: Maybe<Scalars['String']['output']>;
  /** New value; as JSON if it is not a text. Null if there is none. */
  to?: Maybe<Scalars['String']['output']>;
};

/** A field at fault, with its texts. */
export type FieldProblem = {
  __typename?: 'FieldProblem';
  /** As the service spells it. */
  field: Scalars['String']['output'];
  /** One sentence each. */
  texts: Array<Scalars['String']['output']>;
};

/** A slide of the home page. */
export type HomepageSlide = {
  __typename?: 'HomepageSlide';
  /** The day it is about. */
  date?: Maybe<Scalars['Date']['output']>;
  /** A sentence or two, at most 2,000 characters. */
  description: Scalars['String']['output'];
  /** Its heading, at most 200 characters. */
  heading: Scalars['String']['output'];
  /** Stable. */
  id: Scalars['ID']['output'];
  /** Its picture. */
  image?: Maybe<Image>;
  /** Position from 1; several slides may have the same one. */
  order: Scalars['Int']['output'];
  /** The place it is about. */
  place?: Maybe<Scalars['String']['output']>;
};

/** A picture in several widths. */
export type Image = {
  __typename?: 'Image';
  /** A preview about 16 px wide, as a `data:` URL. */
  blur?: Maybe<Scalars['String']['output']>;
  /** Pixels of the original, upright; null if the service does not provide it. */
  height?: Maybe<Scalars['Int']['output']>;
  /** Stable id, used in edits. Null for a home page slide's picture. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Position in its gallery, ascending. */
  order?: Maybe<Scalars['Int']['output']>;
  /**
   * Its address, in which `{width}` stands for one of `widths` and `{format}` for `webp` or `avif`. Where the service has none of them,
   * or their addresses do not have this form, it is the address of the JPEG. An address on Plaza's own origin (`PUBLIC_URL`) is sent as
   * a path, such as `/media/3f9a0c-{width}.{format}`; `url` is always absolute.
   */
  template: Scalars['String']['output'];
  /** The picture as JPEG, at most 1,280 px wide; `variants` may be wider. */
  url: Scalars['URL']['output'];
  /**
   * Modern formats by width, ascending; empty where the service has none.
   * @deprecated Since 2026-11-22: use `template` and `widths`.
   */
  variants: Array<ImageVariant>;
  /** Pixels of the original, upright; null if the service does not provide it. */
  width?: Maybe<Scalars['Int']['output']>;
  /** Pixels, ascending; empty where `template` has no width. */
  widths: Array<Scalars['Int']['output']>;
};

/** One width of a picture. */
export type ImageVariant = {
  __typename?: 'ImageVariant';
  /** The picture as AVIF. */
  avif: Scalars['URL']['output'];
  /** The picture as WebP. */
  webp: Scalars['URL']['output'];
  /** Pixels. */
  width: Scalars['Int']['output'];
};

/** What would become of an entry. */
export type ImportAction =
  /** A change of an event that came from it. */
  | 'changed'
  /** Nothing: it is incomplete or not valid. */
  | 'invalid'
  /** A new event. */
  | 'new'
  /** Nothing: it is over. */
  | 'past'
  /** Nothing: the imported event is up to date. */
  | 'same';

/** An entry of a calendar or page, and the result of importing it. */
export type ImportItem = {
  __typename?: 'ImportItem';
  /** What would become of it. */
  action: ImportAction;
  /** For a new entry: an event on the same day, at or near the same place, with a similar title. */
  alike?: Maybe<NamedEvent>;
  /** Fields that differ from the previous import, as the service names them. */
  changed: Array<Scalars['String']['output']>;
  /** Whether it is proposed for import. */
  chosen: Scalars['Boolean']['output'];
  /** What it says. */
  event: ImportedEntry;
  /** Whether its times have no time zone. They are local to its place unless the choice names a zone. */
  isFloating: Scalars['Boolean']['output'];
  /** Why it is not suggested, or what was guessed. */
  note?: Maybe<Scalars['String']['output']>;
  /** Why it cannot be imported, by field. */
  problems: Array<FieldProblem>;
  /** Names it in its calendar. */
  uid: Scalars['String']['output'];
};

/** What became of an entry. */
export type ImportOutcome =
  /** Its event is cancelled. */
  | 'cancelled'
  /** Its event is changed. */
  | 'changed'
  /** A new event, which waits for approval. */
  | 'created'
  /** Its event is postponed. */
  | 'postponed'
  /** Its event is published, and stays as it is until the changes are approved. */
  | 'proposed'
  /** Nothing: `problems` say why. */
  | 'refused'
  /** Nothing. */
  | 'same'
  /** Its event takes place again. */
  | 'scheduled';

/** What an import would do. */
export type ImportPreview = {
  __typename?: 'ImportPreview';
  /** Names the import for an hour. */
  id: Scalars['ID']['output'];
  /** Whether the calendar file is truncated, so that entries are missing. */
  isPart: Scalars['Boolean']['output'];
  /** Each upcoming entry, and each date of a recurring one. */
  items: Array<ImportItem>;
  /** Number of further entries after those listed. */
  more: Scalars['Int']['output'];
  /** Number of past entries, which are not listed. */
  past: Scalars['Int']['output'];
};

/** Import sources other than files. */
export type ImportSettings = {
  __typename?: 'ImportSettings';
  /** Whether addresses can be imported. */
  addresses: Scalars['Boolean']['output'];
};

/** The entry in Plaza's terms; null for what it does not contain. */
export type ImportedEntry = {
  __typename?: 'ImportedEntry';
  /** A category of ours that it names. */
  category?: Maybe<Category>;
  /** Its last day; null: the same day. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /** When it ends. */
  endTime?: Maybe<Scalars['Time']['output']>;
  /** Its first day. */
  eventDate?: Maybe<Scalars['Date']['output']>;
  /** Whether it takes place online. */
  isOnline: Scalars['Boolean']['output'];
  /** Whether it takes place. */
  lifecycle?: Maybe<Lifecycle>;
  /** Where it stands. */
  location?: Maybe<Scalars['String']['output']>;
  /** When it begins. */
  startTime?: Maybe<Scalars['Time']['output']>;
  /** IANA name of the zone of its clock. */
  timeZone?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  title?: Maybe<Scalars['String']['output']>;
  /** The house. */
  venue?: Maybe<Scalars['String']['output']>;
};

/** A chosen entry, and the result of importing it. */
export type ImportedItem = {
  __typename?: 'ImportedItem';
  /** Null where it was refused. */
  event?: Maybe<NamedEvent>;
  /** What became of it. */
  outcome: ImportOutcome;
  /** Why it was rejected, or what could not be imported. */
  problems: Array<FieldProblem>;
  /** Names it in its calendar. */
  uid: Scalars['String']['output'];
};

/** Whether an event takes place as it was announced. Beside `ApprovalStatus`: what is published stays so. */
export type Lifecycle =
  /** It does not take place. */
  | 'cancelled'
  /** Not on its day; the new day is not known yet. */
  | 'postponed'
  /** It does. */
  | 'scheduled';

/** An event of a page, and its series. */
export type ListedSeries = {
  __typename?: 'ListedSeries';
  /** The event's id. */
  eventId: Scalars['ID']['output'];
  /** Its series. */
  series: Series;
};

/** Whether letters reach the account. */
export type MailDelivery = {
  __typename?: 'MailDelivery';
  /** Its mail server rejected several emails in a row, so only codes and decisions are still sent. */
  isFailing: Scalars['Boolean']['output'];
};

/** What was new in a month (UTC). */
export type MonthlyGrowth = {
  __typename?: 'MonthlyGrowth';
  /** Events created. */
  events: Scalars['Int']['output'];
  /** First day of the month; null if its name cannot be parsed. */
  firstDay?: Maybe<Scalars['Date']['output']>;
  /** The month's name, such as `Jan 2026`. */
  month: Scalars['String']['output'];
  /** Accounts created. */
  users: Scalars['Int']['output'];
};

/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Cancels or postpones an event, or schedules it again, at once and without approval: for its author and superadmins. One that was rejected or is
   * over, or is so already, is `CONFLICT`. Someone else's event is `FORBIDDEN`, or `NOT_FOUND` while it is not published.
   */
  changeLifecycle: Event;
  /**
   * Changes the caller's password, ends every other session of the account and tells its owner by mail. A wrong one is `BAD_USER_INPUT` with
   * `fields.currentPassword`, one that is too short or common with `fields.newPassword`. After five failures each try has to wait
   * (`RATE_LIMITED`).
   */
  changePassword: Scalars['Boolean']['output'];
  /**
   * Imports what was chosen of a preview, as one submission: new events wait for approval, changes of published ones are proposed, and what was
   * cancelled there is cancelled at once. An entry that is refused stops no other. At most 20 a day (`RATE_LIMITED`).
   */
  confirmImport: Array<ImportedItem>;
  /** Adds a category. Null: it was added, but the service did not return its id. An existing name is `CONFLICT` with `fields.name`. Superadmin only (`FORBIDDEN`). */
  createCategory?: Maybe<Category>;
  /**
   * Creates an event. It starts pending: a superadmin decides whether it is published. Null: it was created, but the service does not
   * say its id, nor is it found in `myEvents`; sending it again would create another.
   */
  createEvent?: Maybe<Event>;
  /** Adds an event type. Null: it was added, but the service did not return its id. An existing name is `CONFLICT` with `fields.name`. Superadmin only (`FORBIDDEN`). */
  createEventType?: Maybe<EventType>;
  /** Adds a ready-made reason. Null: it was added, but the service did not return its id. An existing text is `CONFLICT` with `fields.text`. Superadmin only (`FORBIDDEN`). */
  createRejectReason?: Maybe<RejectReason>;
  /**
   * Saves a filter; an account has at most 20 (`CONFLICT`). One without any condition is `BAD_USER_INPUT` with `fields.when`. Null: it was saved, but
   * the service does not say its id.
   */
  createSavedFilter?: Maybe<SavedFilter>;
  /** Adds a slide to the home page. Null: it was added, but the service did not return its id. Superadmin only (`FORBIDDEN`). */
  createSlide?: Maybe<HomepageSlide>;
  /**
   * Publishes or rejects a pending event, or, given a version, the changes proposed to a published one. One that is not pending, or whose version
   * has changed meanwhile, is `CONFLICT`. Superadmin only (`FORBIDDEN`).
   */
  decideEvent: EventDecision;
  /**
   * Deletes the caller's account and everything personal, for good, and ends its sessions. Published events stay, under the name
   * `Former member`. A wrong password is `BAD_USER_INPUT` with `fields.password`; the last superadmin cannot leave (`CONFLICT`).
   */
  deleteAccount: Scalars['Boolean']['output'];
  /** Deletes a category and returns its id; its events stay, without it. Superadmin only (`FORBIDDEN`). */
  deleteCategory: Scalars['ID']['output'];
  /**
   * Deletes an event of the caller that is not published, with its pictures, for good, and returns its id. A published one is
   * `CONFLICT`; of several dates of a series, those stay. Someone else's event is `FORBIDDEN`, or `NOT_FOUND` while it is not published.
   */
  deleteEvent: Scalars['ID']['output'];
  /** Deletes an event type and returns its id; its events stay, without it. Superadmin only (`FORBIDDEN`). */
  deleteEventType: Scalars['ID']['output'];
  /** Deletes a ready-made reason and returns its id. Superadmin only (`FORBIDDEN`). */
  deleteRejectReason: Scalars['ID']['output'];
  /** Deletes a saved filter of the caller and returns its id. */
  deleteSavedFilter: Scalars['ID']['output'];
  /** Deletes a slide with its picture, and returns its id. Superadmin only (`FORBIDDEN`). */
  deleteSlide: Scalars['ID']['output'];
  /** Turns off the calendar of favourites; not an error if it is already off. */
  endCalendarFeed: Scalars['Boolean']['output'];
  /** Ends all sessions of the caller except the current one. */
  endOtherSessions: Scalars['Boolean']['output'];
  /** Ends one of the caller's sessions. */
  endSession: Scalars['Boolean']['output'];
  /**
   * Adds dates behind the last one of a series of the caller, by its rule, and answers with the new ones in order. Each is like the last date that was not
   * changed alone, and waits for approval; the others stay as they are. At most 52 dates are to come, within 12 months of the next one. An event without a
   * series, and a series that is over or of which no date takes place, is `CONFLICT`. Someone else's event is `FORBIDDEN`, or `NOT_FOUND` while it is not
   * published.
   */
  extendSeries: Array<Event>;
  /** Features an event or stops featuring it; not an error if it is already so. Superadmin only (`FORBIDDEN`). */
  featureEvent: Event;
  /**
   * Lowers the visibility of an event at once, which its author may not raise again: it is the limit until a superadmin sends a higher one here, which
   * moves the limit alone (`PUBLIC` lifts it), or approves a proposal for more. No error if that is so already. A visibility above that of an event
   * without a limit is `BAD_USER_INPUT` with `fields.visibility`. Superadmin only (`FORBIDDEN`).
   */
  limitVisibility: Event;
  /**
   * Signs in. Wrong: `UNAUTHENTICATED`. Right, but the address is not verified yet: `EMAIL_UNVERIFIED`, and a code is mailed for `verifyEmail`.
   * After five failures each try has to wait (`RATE_LIMITED`).
   */
  login: Session;
  /** Ends the session that the token belongs to. */
  logout: Scalars['Boolean']['output'];
  /**
   * Puts all slides into another order at once, numbered from 1, and answers with them. If the order has changed since the caller read it,
   * nothing happens (`CONFLICT`). Superadmin only (`FORBIDDEN`).
   */
  orderSlides: Array<HomepageSlide>;
  /**
   * Reads a calendar, or a page with events, and tells what would become of each entry; no event is made. A file may have 10 MB
   * (`BAD_USER_INPUT` with `fields.file`, or `fields.url` for what lies at an address). At most 60 an hour, and one address at a time (`RATE_LIMITED`).
   */
  previewImport: ImportPreview;
  /** Records a view of an event by the caller; each account counts once. */
  recordView: EventViews;
  /**
   * Creates an account and mails it a six-digit code for `verifyEmail`. An address or phone that is taken is `BAD_USER_INPUT` with
   * `fields.email` or `fields.phone`; a common password, or one like the name or address, with `fields.password`. At most five an hour from
   * one network address (`RATE_LIMITED`).
   */
  register: Scalars['Boolean']['output'];
  /** Creates a secret URL for the calendar of favourites; the previous one stops working. At most 20 an hour (`RATE_LIMITED`). */
  renewCalendarFeed: NewCalendarFeed;
  /**
   * Makes an event of the caller a series of at most 52 dates within 12 months, and answers with all of them in order. Each is an event of its own, which
   * waits for approval. A day that a month lacks, or on which the clocks skip the start or the end, is left out and does not count. An event that was
   * rejected, is over, does not take place, or is part of a series is `CONFLICT`. Someone else's event is `FORBIDDEN`, or `NOT_FOUND` while it is not
   * published.
   */
  repeatEvent: Array<Event>;
  /**
   * The first of three steps to a new password: mails a six-digit code for `verifyResetCode`. The answer is the same whether or not the account
   * exists. One in 30 seconds, three an hour (`RATE_LIMITED`).
   */
  requestPasswordReset: Scalars['Boolean']['output'];
  /**
   * Mails a new code for `verifyEmail`: one in 30 seconds, five an hour (`RATE_LIMITED`). Only the newest is valid. The answer is the same
   * whether or not the account exists.
   */
  resendCode: Scalars['Boolean']['output'];
  /** Resumes emails to an address that rejected several. If it rejects these too, they stop again. */
  resumeMail: MailDelivery;
  /** Adds an event to the favourites, or removes it; not an error if it is already so. */
  saveFavorite: Favorite;
  /**
   * The last step: sets the password, ends every session of the account and signs nobody in. A used token is `BAD_USER_INPUT` with
   * `fields.resetToken`.
   */
  setNewPassword: Scalars['Boolean']['output'];
  /**
   * Takes a published event off Explore. Its author gets the reason by mail, and may edit the event, which submits it again. One that is not
   * published is `CONFLICT`. Superadmin only (`FORBIDDEN`).
   */
  takeDownEvent: Event;
  /** Changes a category; omitted fields stay unchanged. An existing name is `CONFLICT` with `fields.name`. Superadmin only (`FORBIDDEN`). */
  updateCategory: Category;
  /**
   * Changes one of the caller's events; omitted fields stay unchanged, and an edit that changes nothing has no effect. One that was published or rejected waits
   * for approval again. Someone else's event is `FORBIDDEN`, or `NOT_FOUND` while it is not published.
   */
  updateEvent: Event;
  /** Changes an event type; omitted fields stay unchanged. An existing name is `CONFLICT` with `fields.name`. Superadmin only (`FORBIDDEN`). */
  updateEventType: EventType;
  /** Changes which emails the caller gets. Omitted settings stay. */
  updateNotifications: Notifications;
  /** Changes the caller's account; omitted fields stay unchanged. A phone number of another account is `BAD_USER_INPUT` with `fields.phone`. */
  updateProfile: User;
  /** Changes a ready-made reason. An existing text is `CONFLICT` with `fields.text`. Superadmin only (`FORBIDDEN`). */
  updateRejectReason: RejectReason;
  /** Changes a saved filter of the caller; omitted conditions stay, and null removes one. */
  updateSavedFilter: SavedFilter;
  /** Changes a slide; omitted, empty and null fields stay unchanged. Superadmin only (`FORBIDDEN`). */
  updateSlide: HomepageSlide;
  /**
   * Changes what another account is and may do; omitted fields stay unchanged. A lower type and deactivation end its sessions. A higher type, or
   * verification, for an account whose address is not verified is `CONFLICT`. Changing one's own account, or not being a superadmin, is `FORBIDDEN`.
   */
  updateUser: User;
  /** Verifies an email address with the code sent to it. A wrong or used code is `BAD_USER_INPUT` with `fields.otp`. */
  verifyEmail: Scalars['Boolean']['output'];
  /** The second step: exchanges the emailed code for a token for `setNewPassword`. A wrong or used code is `BAD_USER_INPUT` with `fields.otp`. */
  verifyResetCode: PasswordReset;
  /**
   * Withdraws the changes that the caller has proposed to their own event, and answers with its id; the event stays as it is. Where none are
   * proposed, or they have been decided already, it is `CONFLICT`.
   */
  withdrawProposal: Scalars['ID']['output'];
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationChangeLifecycleArgs = {
  dates?: InputMaybe<EventDates>;
  id: Scalars['ID']['input'];
  lifecycle: Lifecycle;
  reason?: InputMaybe<Scalars['String']['input']>;
  scope?: SeriesScope;
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationConfirmImportArgs = {
  category?: InputMaybe<Scalars['ID']['input']>;
  eventType?: InputMaybe<Scalars['ID']['input']>;
  floatingTimeZone?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  uids: Array<Scalars['String']['input']>;
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationCreateCategoryArgs = {
  input: CatalogEntry;
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationCreateEventArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  images?: InputMaybe<Array<Scalars['File']['input']>>;
  input: EventInput;
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationCreateEventTypeArgs = {
  input: CatalogEntry;
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationCreateRejectReasonArgs = {
  text: Scalars['String']['input'];
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationCreateSavedFilterArgs = {
  input: SavedFilterInput;
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationCreateSlideArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  image?: InputMaybe<Scalars['File']['input']>;
  input: SlideInput;
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationDecideEventArgs = {
  decision: Decision;
  id: Scalars['ID']['input'];
  importCount?: InputMaybe<Scalars['Int']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationDeleteAccountArgs = {
  password: Scalars['String']['input'];
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationDeleteCategoryArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationDeleteEventArgs = {
  id: Scalars['ID']['input'];
  scope?: SeriesScope;
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationDeleteEventTypeArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationDeleteRejectReasonArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationDeleteSavedFilterArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationDeleteSlideArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationExtendSeriesArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  eventId: Scalars['ID']['input'];
  except?: Array<Scalars['Date']['input']>;
  until?: InputMaybe<Scalars['Date']['input']>;
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationFeatureEventArgs = {
  id: Scalars['ID']['input'];
  isFeatured: Scalars['Boolean']['input'];
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationLimitVisibilityArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  visibility: EventVisibility;
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationLoginArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationOrderSlidesArgs = {
  ids: Array<Scalars['ID']['input']>;
  seen: Array<Scalars['ID']['input']>;
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationPreviewImportArgs = {
  file?: InputMaybe<Scalars['File']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationRecordViewArgs = {
  eventId: Scalars['ID']['input'];
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationRepeatEventArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  except?: Array<Scalars['Date']['input']>;
  frequency: SeriesFrequency;
  id: Scalars['ID']['input'];
  interval?: Scalars['Int']['input'];
  until?: InputMaybe<Scalars['Date']['input']>;
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationResendCodeArgs = {
  email: Scalars['String']['input'];
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationSaveFavoriteArgs = {
  eventId: Scalars['ID']['input'];
  isFavorite: Scalars['Boolean']['input'];
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationSetNewPasswordArgs = {
  confirmPassword: Scalars['String']['input'];
  email: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  resetToken: Scalars['String']['input'];
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationTakeDownEventArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationUpdateCategoryArgs = {
  id: Scalars['ID']['input'];
  input: CatalogChange;
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationUpdateEventArgs = {
  asProposal?: Scalars['Boolean']['input'];
  deletedImages?: Array<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  images?: Array<Scalars['File']['input']>;
  input?: EventChange;
  scope?: SeriesScope;
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationUpdateEventTypeArgs = {
  id: Scalars['ID']['input'];
  input: CatalogChange;
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationUpdateNotificationsArgs = {
  input?: NotificationChange;
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationUpdateProfileArgs = {
  input?: ProfileChange;
  picture?: InputMaybe<Scalars['File']['input']>;
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationUpdateRejectReasonArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationUpdateSavedFilterArgs = {
  id: Scalars['ID']['input'];
  input: SavedFilterChange;
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationUpdateSlideArgs = {
  id: Scalars['ID']['input'];
  image?: InputMaybe<Scalars['File']['input']>;
  input?: SlideChange;
  removeImage?: Scalars['Boolean']['input'];
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationUpdateUserArgs = {
  id: Scalars['ID']['input'];
  input: UserChange;
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationVerifyEmailArgs = {
  email: Scalars['String']['input'];
  otp: Scalars['String']['input'];
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationVerifyResetCodeArgs = {
  email: Scalars['String']['input'];
  otp: Scalars['String']['input'];
};


/**
 * Everything that can be changed, one change per request. Each answers with what has changed, or with true where there is nothing to show;
 * a failure is an error, never false. `register`, `verifyEmail`, `resendCode`, `login` and the three steps to a new password need no token;
 * all others do (`UNAUTHENTICATED`). An account uploads at most 200 pictures a day (`RATE_LIMITED`).
 */
export type MutationWithdrawProposalArgs = {
  eventId: Scalars['ID']['input'];
};

/** How many events have a thing in common. */
export type NamedCount = {
  __typename?: 'NamedCount';
  /** Events. */
  count: Scalars['Int']['output'];
  /** The thing's name. */
  name: Scalars['String']['output'];
};

/** An event by its name. */
export type NamedEvent = {
  __typename?: 'NamedEvent';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** The calendar's new URL, shown only once. */
export type NewCalendarFeed = {
  __typename?: 'NewCalendarFeed';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Whoever has it can see the favourites. */
  url: Scalars['URL']['output'];
};

/** Changes to an account's email settings; null leaves a setting unchanged. */
export type NotificationChange = {
  /** A favourite is cancelled, postponed or moved. */
  favoriteChanges?: InputMaybe<Scalars['Boolean']['input']>;
  /** Newly published events that match a saved filter. */
  matches?: InputMaybe<Scalars['Boolean']['input']>;
  /** Favourites of today and tomorrow. */
  reminders?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which letters an account wants. */
export type Notifications = {
  __typename?: 'Notifications';
  /** A favourite is cancelled, postponed or moved. */
  favoriteChanges: Scalars['Boolean']['output'];
  /** Newly published events that match a saved filter. */
  matches: Scalars['Boolean']['output'];
  /** Favourites of today and tomorrow. */
  reminders: Scalars['Boolean']['output'];
};

/** A session of the caller. */
export type OpenSession = {
  __typename?: 'OpenSession';
  /** When it began. */
  createdAt: Scalars['DateTime']['output'];
  /** Browser and system, such as `Firefox on Windows`; null if unknown. */
  device?: Maybe<Scalars['String']['output']>;
  /** The session's id. */
  id: Scalars['ID']['output'];
  /** Whether this request uses it. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, to the minute. */
  lastUsedAt: Scalars['DateTime']['output'];
};

/** Permission to set a new password. */
export type PasswordReset = {
  __typename?: 'PasswordReset';
  /** For `setNewPassword`; valid once, for 15 minutes. */
  resetToken: Scalars['String']['output'];
};

/** Which favourites, by their date. */
export type Period =
  /** Before today. */
  | 'past'
  /** Today or later. */
  | 'upcoming';

/** A place on the map. */
export type Place = {
  __typename?: 'Place';
  /** Name, region and country. */
  formattedAddress: Scalars['String']['output'];
  /** Degrees north, -90 to 90. */
  lat: Scalars['Float']['output'];
  /** Degrees east, -180 to 180. */
  lng: Scalars['Float']['output'];
  /** Its name, such as `Köln`. */
  name: Scalars['String']['output'];
  /** IANA name, such as `Europe/Berlin`; null if the REST API does not provide it. */
  timeZone?: Maybe<Scalars['String']['output']>;
};

/** Shares in per cent, 0 to 100, to one decimal; 0 of nothing is 0. */
export type PlatformHealth = {
  __typename?: 'PlatformHealth';
  /** Percentage of events on Explore. */
  eventPublishing: Scalars['Float']['output'];
  /** Percentage of accounts that may log in. */
  userActivation: Scalars['Float']['output'];
  /** Percentage of accounts verified by a superadmin. */
  userVerification: Scalars['Float']['output'];
};

/** A number and what it counts; 0 if the service does not provide it. */
export type PlatformTotals = {
  __typename?: 'PlatformTotals';
  /** Accounts that may sign in. */
  activeUsers: Scalars['Int']['output'];
  /** Published events that are cancelled; null if the service does not provide it. */
  cancelledEvents?: Maybe<Scalars['Int']['output']>;
  /** Views of all events; an account counts once per event. */
  eventViews: Scalars['Int']['output'];
  /** Events, whatever their status. */
  events: Scalars['Int']['output'];
  /** Favourites of all accounts. */
  favorites: Scalars['Int']['output'];
  /** Pictures of events. */
  galleryImages: Scalars['Int']['output'];
  /** New events and proposed changes awaiting a decision; the same number as in `pendingEventPage`. */
  pendingEvents: Scalars['Int']['output'];
  /** Published events that are postponed; null if the service does not provide it. */
  postponedEvents?: Maybe<Scalars['Int']['output']>;
  /** Events on Explore. */
  publishedEvents: Scalars['Int']['output'];
  /** Published events of today and later, without those postponed or cancelled. */
  upcomingEvents: Scalars['Int']['output'];
  /** Accounts. */
  users: Scalars['Int']['output'];
  /** Accounts verified by a superadmin (`User.verifiedUser`); `RecentUser.isEmailVerified` is about the address instead. */
  verifiedUsers: Scalars['Int']['output'];
};

/** Changes of one's own account; omitted fields stay unchanged. The email address cannot be changed. */
export type ProfileChange = {
  /** The caller's current email address, for services that require it; any other is `BAD_USER_INPUT` with `fields.email`. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First and last name, 1 to 120 characters; never null (`BAD_USER_INPUT`). */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** Language of screens and emails, `en`, `hi`, `es`, `de` or `ar`; null removes the choice. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** `+` and at most 15 digits; null removes it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** IANA name of the caller's time zone; null removes it. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Status of proposed changes to a published event. */
export type ProposalState = {
  __typename?: 'ProposalState';
  /** Since when they are as they are. */
  proposedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why they were rejected. */
  rejectReason?: Maybe<Scalars['String']['output']>;
  /** Null if the service does not provide it. */
  status?: Maybe<ProposalStatus>;
};

/** How far changes to an event have come. */
export type ProposalStatus =
  /** Wait for a superadmin. */
  | 'pending'
  /** Rejected; the event is unchanged. */
  | 'rejected';

/** All queries need a token (`UNAUTHENTICATED`). */
export type Query = {
  __typename?: 'Query';
  /** All events, published or not. Superadmin only (`FORBIDDEN`). */
  adminEvents: AdminEventPage;
  /** Who did what to what and when, newest first. Superadmin only (`FORBIDDEN`). A service that keeps no such log has none (`NOT_FOUND`). */
  auditLog: AuditPage;
  /** Whether the caller's favourites can be read as a calendar. */
  calendarFeed: CalendarFeed;
  /** All event categories in alphabetical order. Cached for up to five seconds, except after a change by the caller. */
  categories: Array<Category>;
  /**
   * How the platform is doing; null where the service has nothing to show yet. Up to five seconds old, except after a change by the caller.
   * Superadmin only (`FORBIDDEN`).
   */
  dashboard?: Maybe<Dashboard>;
  /** One event. A missing or unpublished one is `NOT_FOUND`; its author and superadmins see it before it is published. */
  event: Event;
  /**
   * The history of an event, newest first; at most 100 steps. For its author and superadmins (`FORBIDDEN`, or `NOT_FOUND` where the caller cannot
   * see it). Empty where the service keeps no history.
   */
  eventHistory: Array<EventStep>;
  /**
   * The changes proposed to a published event and not published yet: pending or rejected. Null where there are none, and for everybody but its
   * author and superadmins. An event that the caller cannot see is `NOT_FOUND`.
   */
  eventProposal?: Maybe<EventProposal>;
  /** All event types in alphabetical order. Cached for up to five seconds, except after a change by the caller. */
  eventTypes: Array<EventType>;
  /** Published events; all of them without a filter. Postponed and cancelled ones are found only by text search (`EventFilter.search`). */
  events: EventPage;
  /** The caller's favourite events: upcoming ones first, soonest first, then past ones, latest first. */
  favorites: FavoritePage;
  /** Features of this site. `NOT_FOUND` if the service does not list any. */
  features: Features;
  /**
   * Places that match an address or a part of one, most likely first; at most eight. Nothing found, or no geocoder to ask: an empty list.
   * At most 30 a minute (`RATE_LIMITED`).
   */
  geocode: Array<Place>;
  /** The slides of the home page, ascending by `order`. */
  homepageContent: Array<HomepageSlide>;
  /** Import sources. `NOT_FOUND` if the service has no import. */
  importSettings: ImportSettings;
  /** Whether emails reach the caller; null if the service does not provide it. */
  mailDelivery?: Maybe<MailDelivery>;
  /**
   * The account that the token belongs to. All that is held about it is one JSON file of free form, and so not part of the graph: the REST
   * call `GET /common/profile/export/` gives it for the same token.
   */
  me: User;
  /** The events that the caller created, whatever their status, newest first. */
  myEvents: EventPage;
  /** Which emails the caller gets; all by default. `NOT_FOUND` if the service has no such setting. */
  notifications: Notifications;
  /** The events awaiting a decision, oldest first, in pages. Superadmin only (`FORBIDDEN`). */
  pendingEventPage: EventPage;
  /** The oldest 200 events awaiting a decision, oldest first; `pendingEventPage` says how many there are. Superadmin only (`FORBIDDEN`). */
  pendingEvents: Array<Event>;
  /** Ready-made reasons for rejecting an event, oldest first; `NOT_FOUND` if the service has none. Superadmin only (`FORBIDDEN`). */
  rejectReasons: Array<RejectReason>;
  /** The caller's saved filters, oldest first. `NOT_FOUND` if the service has none. */
  savedFilters: Array<SavedFilter>;
  /**
   * All dates of the series of an event in order, each as a row of a list; none for an event without a series. An event that the caller cannot see is
   * `NOT_FOUND`. Dates that are not published exist for its author and superadmins only.
   */
  seriesDates: Array<Event>;
  /** The caller's sessions, most recently used first. */
  sessions: Array<OpenSession>;
  /** One account. Superadmin only (`FORBIDDEN`). */
  user: User;
  /** All accounts, including sign-ups with an unverified email address. Superadmin only (`FORBIDDEN`). */
  users: UserPage;
};


/** All queries need a token (`UNAUTHENTICATED`). */
export type QueryAdminEventsArgs = {
  filter?: InputMaybe<AdminEventFilter>;
  order?: EventOrder;
  page?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries need a token (`UNAUTHENTICATED`). */
export type QueryAuditLogArgs = {
  filter?: InputMaybe<AuditFilter>;
  page?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries need a token (`UNAUTHENTICATED`). */
export type QueryEventArgs = {
  id: Scalars['ID']['input'];
};


/** All queries need a token (`UNAUTHENTICATED`). */
export type QueryEventHistoryArgs = {
  eventId: Scalars['ID']['input'];
};


/** All queries need a token (`UNAUTHENTICATED`). */
export type QueryEventProposalArgs = {
  eventId: Scalars['ID']['input'];
};


/** All queries need a token (`UNAUTHENTICATED`). */
export type QueryEventsArgs = {
  filter?: InputMaybe<EventFilter>;
  glance?: Scalars['Boolean']['input'];
  oncePerSeries?: Scalars['Boolean']['input'];
  order?: ExploreOrder;
  page?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries need a token (`UNAUTHENTICATED`). */
export type QueryFavoritesArgs = {
  filter?: InputMaybe<FavoriteFilter>;
  page?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries need a token (`UNAUTHENTICATED`). */
export type QueryGeocodeArgs = {
  address: Scalars['String']['input'];
};


/** All queries need a token (`UNAUTHENTICATED`). */
export type QueryMyEventsArgs = {
  oncePerSeries?: Scalars['Boolean']['input'];
  page?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries need a token (`UNAUTHENTICATED`). */
export type QueryPendingEventPageArgs = {
  oncePerSeries?: Scalars['Boolean']['input'];
  page?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries need a token (`UNAUTHENTICATED`). */
export type QuerySeriesDatesArgs = {
  eventId: Scalars['ID']['input'];
};


/** All queries need a token (`UNAUTHENTICATED`). */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** All queries need a token (`UNAUTHENTICATED`). */
export type QueryUsersArgs = {
  filter?: InputMaybe<UserFilter>;
  order?: UserOrder;
  page?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** Summary of a recent event; `event` returns all of it. */
export type RecentEvent = {
  __typename?: 'RecentEvent';
  /** Who created it; without an address. */
  author: Author;
  /** The day it takes place. */
  eventDate: Scalars['Date']['output'];
  /** The event's id. */
  id: Scalars['ID']['output'];
  /** Whether it is on Explore. */
  isPublished: Scalars['Boolean']['output'];
  /** At most 200 characters. */
  title: Scalars['String']['output'];
  /** How many accounts have viewed it. */
  viewCount: Scalars['Int']['output'];
};

/** Summary of a recent account. */
export type RecentUser = {
  __typename?: 'RecentUser';
  /** The address that is used to sign in. */
  email: Scalars['String']['output'];
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** The account's id. */
  id: Scalars['ID']['output'];
  /** Whether the email address is verified, as its badge shows; not the same as `PlatformTotals.verifiedUsers`. */
  isEmailVerified: Scalars['Boolean']['output'];
  /** What it may do. */
  userType: UserType;
};

/** A new account. */
export type RegisterInput = {
  /** Email address; case does not matter. */
  email: Scalars['String']['input'];
  /** First and last name, at most 120 characters. */
  fullName: Scalars['String']['input'];
  /** 8 to 128 characters; common passwords are rejected. */
  password: Scalars['String']['input'];
  /** `+` and at most 15 digits. */
  phone: Scalars['String']['input'];
};

/** A ready-made reason for rejecting an event. */
export type RejectReason = {
  __typename?: 'RejectReason';
  /** Stable. */
  id: Scalars['ID']['output'];
  /** Text for the author; at most 500 characters. */
  text: Scalars['String']['output'];
};

/** An event that another one resembles. */
export type Resemblance = {
  __typename?: 'Resemblance';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A saved search. */
export type SavedFilter = {
  __typename?: 'SavedFilter';
  /** A category's id, which may have been deleted since. */
  category?: Maybe<Scalars['ID']['output']>;
  /** An event type's id, which may have been deleted since. */
  eventType?: Maybe<Scalars['ID']['output']>;
  /** Stable. */
  id: Scalars['ID']['output'];
  /** Words or parts of words in venue or location. */
  location?: Maybe<Scalars['String']['output']>;
  /** Its name, at most 100 characters. */
  name: Scalars['String']['output'];
  /** Words, as in `EventFilter.search`. */
  search?: Maybe<Scalars['String']['output']>;
  /** Days; null if the service uses another value. */
  when?: Maybe<When>;
};

/** Changes of a saved filter; omitted fields stay unchanged. */
export type SavedFilterChange = {
  /** A category's id. */
  category?: InputMaybe<Scalars['ID']['input']>;
  /** An event type's id. */
  eventType?: InputMaybe<Scalars['ID']['input']>;
  /** Words or parts of words in venue or location. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 characters; never null (`BAD_USER_INPUT`). */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Words, as in `EventFilter.search`. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** On which days; never null (`BAD_USER_INPUT`). */
  when?: InputMaybe<When>;
};

/** A new filter with at least one condition. */
export type SavedFilterInput = {
  /** A category's id. */
  category?: InputMaybe<Scalars['ID']['input']>;
  /** An event type's id. */
  eventType?: InputMaybe<Scalars['ID']['input']>;
  /** Words or parts of words in venue or location. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** Words, as in `EventFilter.search`. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** On which days; `ANY` is no condition. */
  when?: When;
};

/** The series of which an event is a date. */
export type Series = {
  __typename?: 'Series';
  /** Whether this date was edited on its own. Edits of several dates leave it unchanged. */
  changedAlone: Scalars['Boolean']['output'];
  /** Number of dates that the caller may see. */
  count: Scalars['Int']['output'];
  /** On which days it takes place. */
  frequency: SeriesFrequency;
  /** Stable. */
  id: Scalars['ID']['output'];
  /** Weeks or months from one date to the next. */
  interval: Scalars['Int']['output'];
  /** Position of this date in the series, from 1. */
  position: Scalars['Int']['output'];
  /** How many of its dates are not over, as far as the caller may see them; null if the service does not provide it. */
  upcoming?: Maybe<Scalars['Int']['output']>;
};

/** On which days an event is repeated. */
export type SeriesFrequency =
  /** On its day of the month. */
  | 'monthly_day'
  /** On the same weekday of the month, such as the second Tuesday; a fifth one means the last. */
  | 'monthly_weekday'
  /** On its weekday. */
  | 'weekly';

/** Which dates of a series are meant. Past dates and dates edited on their own stay unchanged. */
export type SeriesScope =
  /** All of them. */
  | 'all'
  /** This and all later dates, which become a series of their own. */
  | 'following'
  /** The one that is named. */
  | 'this';

/** A signed-in session. */
export type Session = {
  __typename?: 'Session';
  /** Bearer token; expires after 30 days, or 7 days without use (superadmin: 12 hours, 2 hours without use). */
  token: Scalars['String']['output'];
  /** Who is signed in. */
  user: User;
};

/** Changes of a slide; omitted, empty and null fields stay unchanged. */
export type SlideChange = {
  /** The day it is about. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** At most 2,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  heading?: InputMaybe<Scalars['String']['input']>;
  /** Position, 1 to 999,999. */
  order?: InputMaybe<Scalars['Int']['input']>;
  /** The place it is about, at most 300 characters. */
  place?: InputMaybe<Scalars['String']['input']>;
};

/** A new slide. */
export type SlideInput = {
  /** The day it is about. */
  date: Scalars['Date']['input'];
  /** 1 to 2,000 characters. */
  description: Scalars['String']['input'];
  /** 1 to 200 characters. */
  heading: Scalars['String']['input'];
  /** Position, 1 to 999,999; slides of the same position keep the order in which they were added. */
  order: Scalars['Int']['input'];
  /** The place it is about, 1 to 300 characters. */
  place: Scalars['String']['input'];
};

/** In which role somebody acts. */
export type StepBy =
  /** Whoever created the event. */
  | 'author'
  /** A superadmin. */
  | 'reviewer';

/**
 * What reports its own changes. Subscribe by a POST with `Accept: text/event-stream` (server-sent events, as in the distinct connections
 * mode of `graphql-sse`), one field at a time; ten subscriptions at a time for a token, beyond it `RATE_LIMITED`. The current state comes first, then the
 * state after each change, at most once a second, and only the newest to a slow reader. A stream ends with an error when the session ends
 * (`UNAUTHENTICATED`) or the right to see it is withdrawn, and without one when the server restarts: subscribe again then, and nothing is missed. A
 * stream does not keep a session alive.
 */
export type Subscription = {
  __typename?: 'Subscription';
  /** One page of all events, published or not, again after each change. Superadmin only (`FORBIDDEN`). */
  adminEventsChanged: AdminEventPage;
  /** Every event category, by name, again after each change. Superadmin only (`FORBIDDEN`). */
  categoriesChanged: Array<Category>;
  /** Statistics of the platform, again after each change; null if the service has none yet. Superadmin only (`FORBIDDEN`). */
  dashboardChanged?: Maybe<Dashboard>;
  /** One event, with its counters. Ends with `NOT_FOUND` when the caller may no longer see it. */
  eventChanged: Event;
  /** Every event type, by name, again after each change. Superadmin only (`FORBIDDEN`). */
  eventTypesChanged: Array<EventType>;
  /** One page of the events awaiting a decision, again after each change. Superadmin only (`FORBIDDEN`). */
  pendingEventPageChanged: EventPage;
  /** The oldest 200 events awaiting a decision, oldest first, again after each change. Superadmin only (`FORBIDDEN`). */
  pendingEventsChanged: Array<Event>;
  /** One page of the accounts, again after each change. Superadmin only (`FORBIDDEN`). */
  usersChanged: UserPage;
};


/**
 * What reports its own changes. Subscribe by a POST with `Accept: text/event-stream` (server-sent events, as in the distinct connections
 * mode of `graphql-sse`), one field at a time; ten subscriptions at a time for a token, beyond it `RATE_LIMITED`. The current state comes first, then the
 * state after each change, at most once a second, and only the newest to a slow reader. A stream ends with an error when the session ends
 * (`UNAUTHENTICATED`) or the right to see it is withdrawn, and without one when the server restarts: subscribe again then, and nothing is missed. A
 * stream does not keep a session alive.
 */
export type SubscriptionAdminEventsChangedArgs = {
  filter?: InputMaybe<AdminEventFilter>;
  order?: EventOrder;
  page?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * What reports its own changes. Subscribe by a POST with `Accept: text/event-stream` (server-sent events, as in the distinct connections
 * mode of `graphql-sse`), one field at a time; ten subscriptions at a time for a token, beyond it `RATE_LIMITED`. The current state comes first, then the
 * state after each change, at most once a second, and only the newest to a slow reader. A stream ends with an error when the session ends
 * (`UNAUTHENTICATED`) or the right to see it is withdrawn, and without one when the server restarts: subscribe again then, and nothing is missed. A
 * stream does not keep a session alive.
 */
export type SubscriptionEventChangedArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What reports its own changes. Subscribe by a POST with `Accept: text/event-stream` (server-sent events, as in the distinct connections
 * mode of `graphql-sse`), one field at a time; ten subscriptions at a time for a token, beyond it `RATE_LIMITED`. The current state comes first, then the
 * state after each change, at most once a second, and only the newest to a slow reader. A stream ends with an error when the session ends
 * (`UNAUTHENTICATED`) or the right to see it is withdrawn, and without one when the server restarts: subscribe again then, and nothing is missed. A
 * stream does not keep a session alive.
 */
export type SubscriptionPendingEventPageChangedArgs = {
  oncePerSeries?: Scalars['Boolean']['input'];
  page?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * What reports its own changes. Subscribe by a POST with `Accept: text/event-stream` (server-sent events, as in the distinct connections
 * mode of `graphql-sse`), one field at a time; ten subscriptions at a time for a token, beyond it `RATE_LIMITED`. The current state comes first, then the
 * state after each change, at most once a second, and only the newest to a slow reader. A stream ends with an error when the session ends
 * (`UNAUTHENTICATED`) or the right to see it is withdrawn, and without one when the server restarts: subscribe again then, and nothing is missed. A
 * stream does not keep a session alive.
 */
export type SubscriptionUsersChangedArgs = {
  filter?: InputMaybe<UserFilter>;
  order?: UserOrder;
  page?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** Filter of events by date, relative to today (UTC). */
export type Timing =
  /** Today or later. */
  | 'active'
  /** Before today. */
  | 'past'
  /** Today. */
  | 'today'
  /** After today. */
  | 'upcoming';

/** An account, as its owner and superadmins see it. */
export type User = {
  __typename?: 'User';
  /** When it was created; null if the service does not provide it. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The address that is used to sign in. */
  email: Scalars['String']['output'];
  /** How many events it has created; null if the service does not provide it. */
  eventCount?: Maybe<Scalars['Int']['output']>;
  /** First and last name, as typed. */
  fullName: Scalars['String']['output'];
  /** Stable for the life of the account. */
  id: Scalars['ID']['output'];
  /** Whether it may log in; set by superadmins. */
  isActive: Scalars['Boolean']['output'];
  /** Whether the e-mail address is verified. */
  isEmailVerified: Scalars['Boolean']['output'];
  /** Whether it works for the site: true for `SUPERADMIN` and `ADMIN`. */
  isStaff: Scalars['Boolean']['output'];
  /** Whether it has every right: true for `SUPERADMIN`. */
  isSuperuser: Scalars['Boolean']['output'];
  /** Language of its screens and emails, `en`, `hi`, `es`, `de` or `ar`; null until chosen. */
  language?: Maybe<Scalars['String']['output']>;
  /** When it last signed in; null for never. */
  lastLogin?: Maybe<Scalars['DateTime']['output']>;
  /** `+` and digits, or null. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Its profile picture. */
  profilePic?: Maybe<Scalars['URL']['output']>;
  /** How many of them are published; null if the service does not provide it. */
  publishedEventCount?: Maybe<Scalars['Int']['output']>;
  /** IANA name of its time zone; null until known. */
  timeZone?: Maybe<Scalars['String']['output']>;
  /** A second id that does not reveal the order of accounts; null if the service has none. */
  uid?: Maybe<Scalars['ID']['output']>;
  /** What it may do. */
  userType: UserType;
  /** Whether a superadmin has verified the person. */
  verifiedUser: Scalars['Boolean']['output'];
};

/** Changes of an account; null fields are ignored. */
export type UserChange = {
  /** Whether it may sign in. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it may do. */
  userType?: InputMaybe<UserType>;
  /** Whether a superadmin verifies the person. */
  verifiedUser?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Conditions on accounts. */
export type UserFilter = {
  /** Whether they may sign in. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether their address is proven. */
  isEmailVerified?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words or parts of words in name, email or phone; all must match. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** What they may do. */
  userType?: InputMaybe<UserType>;
  /** Whether a superadmin has verified them. */
  verifiedUser?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Order of a list of accounts. Texts are compared ignoring case and accents. */
export type UserOrder =
  /** By e-mail address. */
  | 'email'
  /** By e-mail address, backwards. */
  | '-email'
  /** Oldest login first; accounts that never logged in come last. */
  | 'last_login'
  /** Most recent login first; accounts that never logged in come last. */
  | '-last_login'
  /** By full name. */
  | 'full_name'
  /** By full name, backwards. */
  | '-full_name'
  /** Created last, first. */
  | '-created_at'
  /** Created first, first. */
  | 'created_at';

/** One page of accounts, for superadmins. */
export type UserPage = {
  __typename?: 'UserPage';
  /** Total number of matches; 1,001 means more than 1,000. */
  count: Scalars['Int']['output'];
  /** URL of all pages as one CSV file, for a GET with the token and `Accept: text/csv`. */
  file: Scalars['String']['output'];
  /** Token of the next page; null on the last. */
  next?: Maybe<Scalars['String']['output']>;
  /** Token of the previous page; null on the first. */
  previous?: Maybe<Scalars['String']['output']>;
  /** The accounts of this page. */
  results: Array<User>;
  /** Counts of all accounts, regardless of the filter; null if the service does not provide it. */
  statistics?: Maybe<UserStatistics>;
};

/** How many accounts there are. */
export type UserStatistics = {
  __typename?: 'UserStatistics';
  /** Those that may sign in. */
  activeUsers: Scalars['Int']['output'];
  /** All of them. */
  totalUsers: Scalars['Int']['output'];
  /** Accounts verified by a superadmin (`User.verifiedUser`), whether or not their email address is verified. */
  verifiedUsers: Scalars['Int']['output'];
};

/** What an account may do. */
export type UserType =
  /** As `USER`; a distinction for people, not for rights. */
  | 'admin'
  /** Everything, and the admin area. */
  | 'superadmin'
  /** Browses, keeps favourites, creates events. */
  | 'user';

/** How many accounts are of a kind. */
export type UserTypeCount = {
  __typename?: 'UserTypeCount';
  /** Accounts. */
  count: Scalars['Int']['output'];
  /** The kind. */
  userType: UserType;
};

/** Filter of events by publication. */
export type Visibility =
  /** Featured by a superadmin. */
  | 'featured'
  /** On Explore. */
  | 'published'
  /** Pending or rejected. */
  | 'unpublished';

/** Which days it covers, relative to today. */
export type When =
  /** On any day: no condition. */
  | 'any'
  /** Within a month. */
  | 'month'
  /** Today. */
  | 'today'
  /** Within a week. */
  | 'week'
  /** On the weekend. */
  | 'weekend';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Actor: ResolverTypeWrapper<Actor>;
  AdminEventFilter: AdminEventFilter;
  AdminEventPage: ResolverTypeWrapper<RestAdminEventListing>;
  ApprovalStatus: null;
  AuditEntry: ResolverTypeWrapper<RestAuditEntry>;
  AuditFilter: AuditFilter;
  AuditPage: ResolverTypeWrapper<RestAuditPage>;
  Author: ResolverTypeWrapper<RestAuthor>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CalendarFeed: ResolverTypeWrapper<RestFeed>;
  CatalogChange: CatalogChange;
  CatalogEntry: CatalogEntry;
  Category: ResolverTypeWrapper<RestCatalogEntry>;
  Dashboard: ResolverTypeWrapper<RestDashboard>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decision: null;
  ErrorCode: ErrorCode;
  Event: ResolverTypeWrapper<RestEvent>;
  EventChange: EventChange;
  EventDates: EventDates;
  EventDecision: ResolverTypeWrapper<Omit<EventDecision, 'event'> & { event?: Maybe<ResolversTypes['Event']> }>;
  EventFilter: EventFilter;
  EventImport: ResolverTypeWrapper<EventImport>;
  EventInput: EventInput;
  EventOrder: null;
  EventPage: ResolverTypeWrapper<RestEventPage>;
  EventProposal: ResolverTypeWrapper<RestProposal>;
  EventStatistics: ResolverTypeWrapper<RestEventStatistics>;
  EventStatus: ResolverTypeWrapper<string>;
  EventStep: ResolverTypeWrapper<RestStep>;
  EventType: ResolverTypeWrapper<RestCatalogEntry>;
  EventViews: ResolverTypeWrapper<EventViews>;
  EventVisibility: null;
  ExploreOrder: null;
  Favorite: ResolverTypeWrapper<Favorite>;
  FavoriteEntry: ResolverTypeWrapper<RestFavorite>;
  FavoriteFilter: FavoriteFilter;
  FavoritePage: ResolverTypeWrapper<RestFavoritePage>;
  Features: ResolverTypeWrapper<Features>;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  File: ResolverTypeWrapper<Scalars['File']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  HomepageSlide: ResolverTypeWrapper<RestSlide>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<RestImage>;
  ImageVariant: ResolverTypeWrapper<ImageVariant>;
  ImportAction: null;
  ImportItem: ResolverTypeWrapper<Omit<ImportItem, 'event'> & { event: ResolversTypes['ImportedEntry'] }>;
  ImportOutcome: null;
  ImportPreview: ResolverTypeWrapper<Omit<ImportPreview, 'items'> & { items: Array<ResolversTypes['ImportItem']> }>;
  ImportSettings: ResolverTypeWrapper<ImportSettings>;
  ImportedEntry: ResolverTypeWrapper<Omit<ImportedEntry, 'category'> & { category?: Maybe<ResolversTypes['Category']> }>;
  ImportedItem: ResolverTypeWrapper<ImportedItem>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Lifecycle: null;
  ListedSeries: ResolverTypeWrapper<Omit<ListedSeries, 'series'> & { series: ResolversTypes['Series'] }>;
  MailDelivery: ResolverTypeWrapper<MailDelivery>;
  MonthlyGrowth: ResolverTypeWrapper<MonthlyGrowth>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedCount: ResolverTypeWrapper<NamedCount>;
  NamedEvent: ResolverTypeWrapper<NamedEvent>;
  NewCalendarFeed: ResolverTypeWrapper<RestNewFeed>;
  NotificationChange: NotificationChange;
  Notifications: ResolverTypeWrapper<RestNotifications>;
  OpenSession: ResolverTypeWrapper<RestOpenSession>;
  PasswordReset: ResolverTypeWrapper<RestPasswordReset>;
  Period: null;
  Place: ResolverTypeWrapper<RestPlace>;
  PlatformHealth: ResolverTypeWrapper<PlatformHealth>;
  PlatformTotals: ResolverTypeWrapper<RestTotals>;
  ProfileChange: ProfileChange;
  ProposalState: ResolverTypeWrapper<RestProposal>;
  ProposalStatus: null;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecentEvent: ResolverTypeWrapper<RestRecentEvent>;
  RecentUser: ResolverTypeWrapper<RestRecentUser>;
  RegisterInput: RegisterInput;
  RejectReason: ResolverTypeWrapper<RestReason>;
  Resemblance: ResolverTypeWrapper<Resemblance>;
  SavedFilter: ResolverTypeWrapper<RestFilter>;
  SavedFilterChange: SavedFilterChange;
  SavedFilterInput: SavedFilterInput;
  Series: ResolverTypeWrapper<RestSeries>;
  SeriesFrequency: null;
  SeriesScope: null;
  Session: ResolverTypeWrapper<RestSession>;
  SlideChange: SlideChange;
  SlideInput: SlideInput;
  StepBy: null;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Time: ResolverTypeWrapper<Scalars['Time']['output']>;
  Timing: null;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  User: ResolverTypeWrapper<RestUser>;
  UserChange: UserChange;
  UserFilter: UserFilter;
  UserOrder: null;
  UserPage: ResolverTypeWrapper<RestUserListing>;
  UserStatistics: ResolverTypeWrapper<RestUserStatistics>;
  UserType: null;
  UserTypeCount: ResolverTypeWrapper<UserTypeCount>;
  Visibility: null;
  When: null;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Actor: Actor;
  AdminEventFilter: AdminEventFilter;
  AdminEventPage: RestAdminEventListing;
  AuditEntry: RestAuditEntry;
  AuditFilter: AuditFilter;
  AuditPage: RestAuditPage;
  Author: RestAuthor;
  Boolean: Scalars['Boolean']['output'];
  CalendarFeed: RestFeed;
  CatalogChange: CatalogChange;
  CatalogEntry: CatalogEntry;
  Category: RestCatalogEntry;
  Dashboard: RestDashboard;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Event: RestEvent;
  EventChange: EventChange;
  EventDates: EventDates;
  EventDecision: Omit<EventDecision, 'event'> & { event?: Maybe<ResolversParentTypes['Event']> };
  EventFilter: EventFilter;
  EventImport: EventImport;
  EventInput: EventInput;
  EventPage: RestEventPage;
  EventProposal: RestProposal;
  EventStatistics: RestEventStatistics;
  EventStep: RestStep;
  EventType: RestCatalogEntry;
  EventViews: EventViews;
  Favorite: Favorite;
  FavoriteEntry: RestFavorite;
  FavoriteFilter: FavoriteFilter;
  FavoritePage: RestFavoritePage;
  Features: Features;
  FieldChange: FieldChange;
  FieldProblem: FieldProblem;
  File: Scalars['File']['output'];
  Float: Scalars['Float']['output'];
  HomepageSlide: RestSlide;
  ID: Scalars['ID']['output'];
  Image: RestImage;
  ImageVariant: ImageVariant;
  ImportItem: Omit<ImportItem, 'event'> & { event: ResolversParentTypes['ImportedEntry'] };
  ImportPreview: Omit<ImportPreview, 'items'> & { items: Array<ResolversParentTypes['ImportItem']> };
  ImportSettings: ImportSettings;
  ImportedEntry: Omit<ImportedEntry, 'category'> & { category?: Maybe<ResolversParentTypes['Category']> };
  ImportedItem: ImportedItem;
  Int: Scalars['Int']['output'];
  ListedSeries: Omit<ListedSeries, 'series'> & { series: ResolversParentTypes['Series'] };
  MailDelivery: MailDelivery;
  MonthlyGrowth: MonthlyGrowth;
  Mutation: Record<PropertyKey, never>;
  NamedCount: NamedCount;
  NamedEvent: NamedEvent;
  NewCalendarFeed: RestNewFeed;
  NotificationChange: NotificationChange;
  Notifications: RestNotifications;
  OpenSession: RestOpenSession;
  PasswordReset: RestPasswordReset;
  Place: RestPlace;
  PlatformHealth: PlatformHealth;
  PlatformTotals: RestTotals;
  ProfileChange: ProfileChange;
  ProposalState: RestProposal;
  Query: Record<PropertyKey, never>;
  RecentEvent: RestRecentEvent;
  RecentUser: RestRecentUser;
  RegisterInput: RegisterInput;
  RejectReason: RestReason;
  Resemblance: Resemblance;
  SavedFilter: RestFilter;
  SavedFilterChange: SavedFilterChange;
  SavedFilterInput: SavedFilterInput;
  Series: RestSeries;
  Session: RestSession;
  SlideChange: SlideChange;
  SlideInput: SlideInput;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  Time: Scalars['Time']['output'];
  URL: Scalars['URL']['output'];
  User: RestUser;
  UserChange: UserChange;
  UserFilter: UserFilter;
  UserPage: RestUserListing;
  UserStatistics: RestUserStatistics;
  UserTypeCount: UserTypeCount;
};

export type ActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Actor'] = ResolversParentTypes['Actor']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AdminEventPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminEventPage'] = ResolversParentTypes['AdminEventPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Event']>, ParentType, ContextType>;
  statistics?: Resolver<Maybe<ResolversTypes['EventStatistics']>, ParentType, ContextType>;
};

export type ApprovalStatusResolvers = { PENDING: 'pending', PUBLISHED: 'published', REJECTED: 'rejected' };

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
};

export type AuthorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Author'] = ResolversParentTypes['Author']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CalendarFeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarFeed'] = ResolversParentTypes['CalendarFeed']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eventCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  averageViewsPerEvent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['NamedCount']>, ParentType, ContextType>;
  eventTypes?: Resolver<Array<ResolversTypes['NamedCount']>, ParentType, ContextType>;
  growth?: Resolver<Array<ResolversTypes['MonthlyGrowth']>, ParentType, ContextType>;
  health?: Resolver<ResolversTypes['PlatformHealth'], ParentType, ContextType>;
  recentEvents?: Resolver<Array<ResolversTypes['RecentEvent']>, ParentType, ContextType>;
  recentUsers?: Resolver<Array<ResolversTypes['RecentUser']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['PlatformTotals'], ParentType, ContextType>;
  userTypes?: Resolver<Array<ResolversTypes['UserTypeCount']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DecisionResolvers = { PUBLISH: 'publish', REJECT: 'reject' };

export type EventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  accessibilityNotes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  approvalStatus?: Resolver<Maybe<ResolversTypes['ApprovalStatus']>, ParentType, ContextType>;
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  daysUntilEvent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  eventDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  eventStatus?: Resolver<Maybe<ResolversTypes['EventStatus']>, ParentType, ContextType>;
  eventStatusText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eventType?: Resolver<Maybe<ResolversTypes['EventType']>, ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  favoriteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  galleryImages?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  import?: Resolver<Maybe<ResolversTypes['EventImport']>, ParentType, ContextType>;
  isFavorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lifecycle?: Resolver<Maybe<ResolversTypes['Lifecycle']>, ParentType, ContextType>;
  lifecycleChangedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lifecycleReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locationDetails?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maxParticipants?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['ProposalState']>, ParentType, ContextType>;
  registerLink?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  registrationDeadline?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  rejectReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resembles?: Resolver<Maybe<ResolversTypes['Resemblance']>, ParentType, ContextType>;
  series?: Resolver<Maybe<ResolversTypes['Series']>, ParentType, ContextType>;
  shareUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  venue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['EventVisibility']>, ParentType, ContextType>;
  visibilityCeiling?: Resolver<Maybe<ResolversTypes['EventVisibility']>, ParentType, ContextType>;
  visibilityReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EventDecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventDecision'] = ResolversParentTypes['EventDecision']> = {
  approvalStatus?: Resolver<ResolversTypes['ApprovalStatus'], ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type EventImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventImport'] = ResolversParentTypes['EventImport']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type EventOrderResolvers = { AUTHOR_A_Z: 'author', AUTHOR_Z_A: '-author', EARLIEST: 'event_date', LATEST: '-event_date', LEAST_FAVORITED: 'favorite_count', LEAST_VIEWED: 'view_count', MOST_FAVORITED: '-favorite_count', MOST_VIEWED: '-view_count', NEWEST: '-created_at', OLDEST: 'created_at', TITLE_A_Z: 'title', TITLE_Z_A: '-title' };

export type EventPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventPage'] = ResolversParentTypes['EventPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  first?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  listedSeries?: Resolver<Array<ResolversTypes['ListedSeries']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Event']>, ParentType, ContextType>;
};

export type EventProposalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventProposal'] = ResolversParentTypes['EventProposal']> = {
  accessibilityNotes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  eventDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  eventType?: Resolver<Maybe<ResolversTypes['EventType']>, ParentType, ContextType>;
  galleryImages?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  isOnline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locationDetails?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxParticipants?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  registerLink?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  registrationDeadline?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  venue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['EventVisibility']>, ParentType, ContextType>;
};

export type EventStatisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventStatistics'] = ResolversParentTypes['EventStatistics']> = {
  featuredEvents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publishedEvents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalEvents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unpublishedEvents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upcomingEvents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EventStatusResolvers = { PAST: 'past', TODAY: 'today', UPCOMING: 'upcoming' };

export type EventStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventStep'] = ResolversParentTypes['EventStep']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['StepBy']>, ParentType, ContextType>;
  changed?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EventTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventType'] = ResolversParentTypes['EventType']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eventCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EventViewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventViews'] = ResolversParentTypes['EventViews']> = {
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  viewCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type EventVisibilityResolvers = { LINK: 'link', MEMBERS: 'members', PUBLIC: 'public' };

export type ExploreOrderResolvers = { NEWEST: '-created_at', SOONEST: 'event_date' };

export type FavoriteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Favorite'] = ResolversParentTypes['Favorite']> = {
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFavorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FavoriteEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FavoriteEntry'] = ResolversParentTypes['FavoriteEntry']> = {
  addedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['Event'], ParentType, ContextType>;
};

export type FavoritePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FavoritePage'] = ResolversParentTypes['FavoritePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['FavoriteEntry']>, ParentType, ContextType>;
};

export type FeaturesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Features'] = ResolversParentTypes['Features']> = {
  publicPages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publicUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldChange'] = ResolversParentTypes['FieldChange']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FieldProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldProblem'] = ResolversParentTypes['FieldProblem']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface FileScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['File'], any> {
  name: 'File';
}

export type HomepageSlideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomepageSlide'] = ResolversParentTypes['HomepageSlide']> = {
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  blur?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  template?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['ImageVariant']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  widths?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ImageVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageVariant'] = ResolversParentTypes['ImageVariant']> = {
  avif?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  webp?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportActionResolvers = { CHANGED: 'changed', INVALID: 'invalid', NEW: 'new', PAST: 'past', SAME: 'same' };

export type ImportItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportItem'] = ResolversParentTypes['ImportItem']> = {
  action?: Resolver<ResolversTypes['ImportAction'], ParentType, ContextType>;
  alike?: Resolver<Maybe<ResolversTypes['NamedEvent']>, ParentType, ContextType>;
  changed?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  chosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['ImportedEntry'], ParentType, ContextType>;
  isFloating?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['FieldProblem']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportOutcomeResolvers = { CANCELLED: 'cancelled', CHANGED: 'changed', CREATED: 'created', POSTPONED: 'postponed', PROPOSED: 'proposed', REFUSED: 'refused', SAME: 'same', SCHEDULED: 'scheduled' };

export type ImportPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportPreview'] = ResolversParentTypes['ImportPreview']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ImportItem']>, ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  past?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportSettings'] = ResolversParentTypes['ImportSettings']> = {
  addresses?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ImportedEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportedEntry'] = ResolversParentTypes['ImportedEntry']> = {
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  eventDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isOnline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lifecycle?: Resolver<Maybe<ResolversTypes['Lifecycle']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  venue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportedItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportedItem'] = ResolversParentTypes['ImportedItem']> = {
  event?: Resolver<Maybe<ResolversTypes['NamedEvent']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ImportOutcome'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['FieldProblem']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LifecycleResolvers = { CANCELLED: 'cancelled', POSTPONED: 'postponed', SCHEDULED: 'scheduled' };

export type ListedSeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListedSeries'] = ResolversParentTypes['ListedSeries']> = {
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  series?: Resolver<ResolversTypes['Series'], ParentType, ContextType>;
};

export type MailDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailDelivery'] = ResolversParentTypes['MailDelivery']> = {
  isFailing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MonthlyGrowthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthlyGrowth'] = ResolversParentTypes['MonthlyGrowth']> = {
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  users?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  changeLifecycle?: Resolver<ResolversTypes['Event'], ParentType, ContextType, RequireFields<MutationChangeLifecycleArgs, 'id' | 'lifecycle' | 'scope'>>;
  changePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'currentPassword' | 'newPassword'>>;
  confirmImport?: Resolver<Array<ResolversTypes['ImportedItem']>, ParentType, ContextType, RequireFields<MutationConfirmImportArgs, 'id' | 'uids'>>;
  createCategory?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<MutationCreateCategoryArgs, 'input'>>;
  createEvent?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType, RequireFields<MutationCreateEventArgs, 'input'>>;
  createEventType?: Resolver<Maybe<ResolversTypes['EventType']>, ParentType, ContextType, RequireFields<MutationCreateEventTypeArgs, 'input'>>;
  createRejectReason?: Resolver<Maybe<ResolversTypes['RejectReason']>, ParentType, ContextType, RequireFields<MutationCreateRejectReasonArgs, 'text'>>;
  createSavedFilter?: Resolver<Maybe<ResolversTypes['SavedFilter']>, ParentType, ContextType, RequireFields<MutationCreateSavedFilterArgs, 'input'>>;
  createSlide?: Resolver<Maybe<ResolversTypes['HomepageSlide']>, ParentType, ContextType, RequireFields<MutationCreateSlideArgs, 'input'>>;
  decideEvent?: Resolver<ResolversTypes['EventDecision'], ParentType, ContextType, RequireFields<MutationDecideEventArgs, 'decision' | 'id'>>;
  deleteAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'password'>>;
  deleteCategory?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteCategoryArgs, 'id'>>;
  deleteEvent?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteEventArgs, 'id' | 'scope'>>;
  deleteEventType?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteEventTypeArgs, 'id'>>;
  deleteRejectReason?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteRejectReasonArgs, 'id'>>;
  deleteSavedFilter?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteSavedFilterArgs, 'id'>>;
  deleteSlide?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteSlideArgs, 'id'>>;
  endCalendarFeed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endOtherSessions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  extendSeries?: Resolver<Array<ResolversTypes['Event']>, ParentType, ContextType, RequireFields<MutationExtendSeriesArgs, 'eventId' | 'except'>>;
  featureEvent?: Resolver<ResolversTypes['Event'], ParentType, ContextType, RequireFields<MutationFeatureEventArgs, 'id' | 'isFeatured'>>;
  limitVisibility?: Resolver<ResolversTypes['Event'], ParentType, ContextType, RequireFields<MutationLimitVisibilityArgs, 'id' | 'reason' | 'visibility'>>;
  login?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'email' | 'password'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderSlides?: Resolver<Array<ResolversTypes['HomepageSlide']>, ParentType, ContextType, RequireFields<MutationOrderSlidesArgs, 'ids' | 'seen'>>;
  previewImport?: Resolver<ResolversTypes['ImportPreview'], ParentType, ContextType, Partial<MutationPreviewImportArgs>>;
  recordView?: Resolver<ResolversTypes['EventViews'], ParentType, ContextType, RequireFields<MutationRecordViewArgs, 'eventId'>>;
  register?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  renewCalendarFeed?: Resolver<ResolversTypes['NewCalendarFeed'], ParentType, ContextType>;
  repeatEvent?: Resolver<Array<ResolversTypes['Event']>, ParentType, ContextType, RequireFields<MutationRepeatEventArgs, 'except' | 'frequency' | 'id' | 'interval'>>;
  requestPasswordReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  resendCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResendCodeArgs, 'email'>>;
  resumeMail?: Resolver<ResolversTypes['MailDelivery'], ParentType, ContextType>;
  saveFavorite?: Resolver<ResolversTypes['Favorite'], ParentType, ContextType, RequireFields<MutationSaveFavoriteArgs, 'eventId' | 'isFavorite'>>;
  setNewPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSetNewPasswordArgs, 'confirmPassword' | 'email' | 'newPassword' | 'resetToken'>>;
  takeDownEvent?: Resolver<ResolversTypes['Event'], ParentType, ContextType, RequireFields<MutationTakeDownEventArgs, 'id' | 'reason'>>;
  updateCategory?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<MutationUpdateCategoryArgs, 'id' | 'input'>>;
  updateEvent?: Resolver<ResolversTypes['Event'], ParentType, ContextType, RequireFields<MutationUpdateEventArgs, 'asProposal' | 'deletedImages' | 'id' | 'images' | 'input' | 'scope'>>;
  updateEventType?: Resolver<ResolversTypes['EventType'], ParentType, ContextType, RequireFields<MutationUpdateEventTypeArgs, 'id' | 'input'>>;
  updateNotifications?: Resolver<ResolversTypes['Notifications'], ParentType, ContextType, RequireFields<MutationUpdateNotificationsArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateRejectReason?: Resolver<ResolversTypes['RejectReason'], ParentType, ContextType, RequireFields<MutationUpdateRejectReasonArgs, 'id' | 'text'>>;
  updateSavedFilter?: Resolver<ResolversTypes['SavedFilter'], ParentType, ContextType, RequireFields<MutationUpdateSavedFilterArgs, 'id' | 'input'>>;
  updateSlide?: Resolver<ResolversTypes['HomepageSlide'], ParentType, ContextType, RequireFields<MutationUpdateSlideArgs, 'id' | 'input' | 'removeImage'>>;
  updateUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'id' | 'input'>>;
  verifyEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'email' | 'otp'>>;
  verifyResetCode?: Resolver<ResolversTypes['PasswordReset'], ParentType, ContextType, RequireFields<MutationVerifyResetCodeArgs, 'email' | 'otp'>>;
  withdrawProposal?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationWithdrawProposalArgs, 'eventId'>>;
};

export type NamedCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedCount'] = ResolversParentTypes['NamedCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NamedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedEvent'] = ResolversParentTypes['NamedEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewCalendarFeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewCalendarFeed'] = ResolversParentTypes['NewCalendarFeed']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type NotificationsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notifications'] = ResolversParentTypes['Notifications']> = {
  favoriteChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reminders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OpenSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenSession'] = ResolversParentTypes['OpenSession']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PasswordResetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordReset'] = ResolversParentTypes['PasswordReset']> = {
  resetToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PeriodResolvers = { PAST: 'past', UPCOMING: 'upcoming' };

export type PlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = {
  formattedAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlatformHealthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlatformHealth'] = ResolversParentTypes['PlatformHealth']> = {
  eventPublishing?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  userActivation?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  userVerification?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PlatformTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlatformTotals'] = ResolversParentTypes['PlatformTotals']> = {
  activeUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelledEvents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  eventViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  favorites?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  galleryImages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingEvents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  postponedEvents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  publishedEvents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upcomingEvents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  users?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verifiedUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProposalStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposalState'] = ResolversParentTypes['ProposalState']> = {
  proposedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rejectReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ProposalStatus']>, ParentType, ContextType>;
};

export type ProposalStatusResolvers = { PENDING: 'pending', REJECTED: 'rejected' };

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  adminEvents?: Resolver<ResolversTypes['AdminEventPage'], ParentType, ContextType, RequireFields<QueryAdminEventsArgs, 'order' | 'pageSize'>>;
  auditLog?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, RequireFields<QueryAuditLogArgs, 'pageSize'>>;
  calendarFeed?: Resolver<ResolversTypes['CalendarFeed'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  dashboard?: Resolver<Maybe<ResolversTypes['Dashboard']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['Event'], ParentType, ContextType, RequireFields<QueryEventArgs, 'id'>>;
  eventHistory?: Resolver<Array<ResolversTypes['EventStep']>, ParentType, ContextType, RequireFields<QueryEventHistoryArgs, 'eventId'>>;
  eventProposal?: Resolver<Maybe<ResolversTypes['EventProposal']>, ParentType, ContextType, RequireFields<QueryEventProposalArgs, 'eventId'>>;
  eventTypes?: Resolver<Array<ResolversTypes['EventType']>, ParentType, ContextType>;
  events?: Resolver<ResolversTypes['EventPage'], ParentType, ContextType, RequireFields<QueryEventsArgs, 'glance' | 'oncePerSeries' | 'order' | 'pageSize'>>;
  favorites?: Resolver<ResolversTypes['FavoritePage'], ParentType, ContextType, RequireFields<QueryFavoritesArgs, 'pageSize'>>;
  features?: Resolver<ResolversTypes['Features'], ParentType, ContextType>;
  geocode?: Resolver<Array<ResolversTypes['Place']>, ParentType, ContextType, RequireFields<QueryGeocodeArgs, 'address'>>;
  homepageContent?: Resolver<Array<ResolversTypes['HomepageSlide']>, ParentType, ContextType>;
  importSettings?: Resolver<ResolversTypes['ImportSettings'], ParentType, ContextType>;
  mailDelivery?: Resolver<Maybe<ResolversTypes['MailDelivery']>, ParentType, ContextType>;
  me?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  myEvents?: Resolver<ResolversTypes['EventPage'], ParentType, ContextType, RequireFields<QueryMyEventsArgs, 'oncePerSeries' | 'pageSize'>>;
  notifications?: Resolver<ResolversTypes['Notifications'], ParentType, ContextType>;
  pendingEventPage?: Resolver<ResolversTypes['EventPage'], ParentType, ContextType, RequireFields<QueryPendingEventPageArgs, 'oncePerSeries' | 'pageSize'>>;
  pendingEvents?: Resolver<Array<ResolversTypes['Event']>, ParentType, ContextType>;
  rejectReasons?: Resolver<Array<ResolversTypes['RejectReason']>, ParentType, ContextType>;
  savedFilters?: Resolver<Array<ResolversTypes['SavedFilter']>, ParentType, ContextType>;
  seriesDates?: Resolver<Array<ResolversTypes['Event']>, ParentType, ContextType, RequireFields<QuerySeriesDatesArgs, 'eventId'>>;
  sessions?: Resolver<Array<ResolversTypes['OpenSession']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  users?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, RequireFields<QueryUsersArgs, 'order' | 'pageSize'>>;
};

export type RecentEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecentEvent'] = ResolversParentTypes['RecentEvent']> = {
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  eventDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecentUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecentUser'] = ResolversParentTypes['RecentUser']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEmailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
};

export type RejectReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RejectReason'] = ResolversParentTypes['RejectReason']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResemblanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Resemblance'] = ResolversParentTypes['Resemblance']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedFilterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedFilter'] = ResolversParentTypes['SavedFilter']> = {
  category?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  eventType?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  when?: Resolver<Maybe<ResolversTypes['When']>, ParentType, ContextType>;
};

export type SeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Series'] = ResolversParentTypes['Series']> = {
  changedAlone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['SeriesFrequency'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upcoming?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SeriesFrequencyResolvers = { MONTHLY_DAY: 'monthly_day', MONTHLY_WEEKDAY: 'monthly_weekday', WEEKLY: 'weekly' };

export type SeriesScopeResolvers = { ALL: 'all', FOLLOWING: 'following', THIS: 'this' };

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type StepByResolvers = { AUTHOR: 'author', REVIEWER: 'reviewer' };

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  adminEventsChanged?: SubscriptionResolver<ResolversTypes['AdminEventPage'], "adminEventsChanged", ParentType, ContextType, RequireFields<SubscriptionAdminEventsChangedArgs, 'order' | 'pageSize'>>;
  categoriesChanged?: SubscriptionResolver<Array<ResolversTypes['Category']>, "categoriesChanged", ParentType, ContextType>;
  dashboardChanged?: SubscriptionResolver<Maybe<ResolversTypes['Dashboard']>, "dashboardChanged", ParentType, ContextType>;
  eventChanged?: SubscriptionResolver<ResolversTypes['Event'], "eventChanged", ParentType, ContextType, RequireFields<SubscriptionEventChangedArgs, 'id'>>;
  eventTypesChanged?: SubscriptionResolver<Array<ResolversTypes['EventType']>, "eventTypesChanged", ParentType, ContextType>;
  pendingEventPageChanged?: SubscriptionResolver<ResolversTypes['EventPage'], "pendingEventPageChanged", ParentType, ContextType, RequireFields<SubscriptionPendingEventPageChangedArgs, 'oncePerSeries' | 'pageSize'>>;
  pendingEventsChanged?: SubscriptionResolver<Array<ResolversTypes['Event']>, "pendingEventsChanged", ParentType, ContextType>;
  usersChanged?: SubscriptionResolver<ResolversTypes['UserPage'], "usersChanged", ParentType, ContextType, RequireFields<SubscriptionUsersChangedArgs, 'order' | 'pageSize'>>;
};

export interface TimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Time'], any> {
  name: 'Time';
}

export type TimingResolvers = { ACTIVE: 'active', PAST: 'past', TODAY: 'today', UPCOMING: 'upcoming' };

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEmailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSuperuser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastLogin?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profilePic?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  publishedEventCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
  verifiedUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserOrderResolvers = { EMAIL_A_Z: 'email', EMAIL_Z_A: '-email', LAST_LOGIN_EARLIEST: 'last_login', LAST_LOGIN_LATEST: '-last_login', NAME_A_Z: 'full_name', NAME_Z_A: '-full_name', NEWEST: '-created_at', OLDEST: 'created_at' };

export type UserPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserPage'] = ResolversParentTypes['UserPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  statistics?: Resolver<Maybe<ResolversTypes['UserStatistics']>, ParentType, ContextType>;
};

export type UserStatisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserStatistics'] = ResolversParentTypes['UserStatistics']> = {
  activeUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verifiedUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserTypeResolvers = { ADMIN: 'admin', SUPERADMIN: 'superadmin', USER: 'user' };

export type UserTypeCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserTypeCount'] = ResolversParentTypes['UserTypeCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
};

export type VisibilityResolvers = { FEATURED: 'featured', PUBLISHED: 'published', UNPUBLISHED: 'unpublished' };

export type WhenResolvers = { ANY: 'any', MONTH: 'month', TODAY: 'today', WEEK: 'week', WEEKEND: 'weekend' };

export type Resolvers<ContextType = Context> = {
  Actor?: ActorResolvers<ContextType>;
  AdminEventPage?: AdminEventPageResolvers<ContextType>;
  ApprovalStatus?: ApprovalStatusResolvers;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  Author?: AuthorResolvers<ContextType>;
  CalendarFeed?: CalendarFeedResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decision?: DecisionResolvers;
  Event?: EventResolvers<ContextType>;
  EventDecision?: EventDecisionResolvers<ContextType>;
  EventImport?: EventImportResolvers<ContextType>;
  EventOrder?: EventOrderResolvers;
  EventPage?: EventPageResolvers<ContextType>;
  EventProposal?: EventProposalResolvers<ContextType>;
  EventStatistics?: EventStatisticsResolvers<ContextType>;
  EventStatus?: EventStatusResolvers;
  EventStep?: EventStepResolvers<ContextType>;
  EventType?: EventTypeResolvers<ContextType>;
  EventViews?: EventViewsResolvers<ContextType>;
  EventVisibility?: EventVisibilityResolvers;
  ExploreOrder?: ExploreOrderResolvers;
  Favorite?: FavoriteResolvers<ContextType>;
  FavoriteEntry?: FavoriteEntryResolvers<ContextType>;
  FavoritePage?: FavoritePageResolvers<ContextType>;
  Features?: FeaturesResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  File?: GraphQLScalarType;
  HomepageSlide?: HomepageSlideResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImageVariant?: ImageVariantResolvers<ContextType>;
  ImportAction?: ImportActionResolvers;
  ImportItem?: ImportItemResolvers<ContextType>;
  ImportOutcome?: ImportOutcomeResolvers;
  ImportPreview?: ImportPreviewResolvers<ContextType>;
  ImportSettings?: ImportSettingsResolvers<ContextType>;
  ImportedEntry?: ImportedEntryResolvers<ContextType>;
  ImportedItem?: ImportedItemResolvers<ContextType>;
  Lifecycle?: LifecycleResolvers;
  ListedSeries?: ListedSeriesResolvers<ContextType>;
  MailDelivery?: MailDeliveryResolvers<ContextType>;
  MonthlyGrowth?: MonthlyGrowthResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamedCount?: NamedCountResolvers<ContextType>;
  NamedEvent?: NamedEventResolvers<ContextType>;
  NewCalendarFeed?: NewCalendarFeedResolvers<ContextType>;
  Notifications?: NotificationsResolvers<ContextType>;
  OpenSession?: OpenSessionResolvers<ContextType>;
  PasswordReset?: PasswordResetResolvers<ContextType>;
  Period?: PeriodResolvers;
  Place?: PlaceResolvers<ContextType>;
  PlatformHealth?: PlatformHealthResolvers<ContextType>;
  PlatformTotals?: PlatformTotalsResolvers<ContextType>;
  ProposalState?: ProposalStateResolvers<ContextType>;
  ProposalStatus?: ProposalStatusResolvers;
  Query?: QueryResolvers<ContextType>;
  RecentEvent?: RecentEventResolvers<ContextType>;
  RecentUser?: RecentUserResolvers<ContextType>;
  RejectReason?: RejectReasonResolvers<ContextType>;
  Resemblance?: ResemblanceResolvers<ContextType>;
  SavedFilter?: SavedFilterResolvers<ContextType>;
  Series?: SeriesResolvers<ContextType>;
  SeriesFrequency?: SeriesFrequencyResolvers;
  SeriesScope?: SeriesScopeResolvers;
  Session?: SessionResolvers<ContextType>;
  StepBy?: StepByResolvers;
  Subscription?: SubscriptionResolvers<ContextType>;
  Time?: GraphQLScalarType;
  Timing?: TimingResolvers;
  URL?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  UserOrder?: UserOrderResolvers;
  UserPage?: UserPageResolvers<ContextType>;
  UserStatistics?: UserStatisticsResolvers<ContextType>;
  UserType?: UserTypeResolvers;
  UserTypeCount?: UserTypeCountResolvers<ContextType>;
  Visibility?: VisibilityResolvers;
  When?: WhenResolvers;
};


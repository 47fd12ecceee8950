import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RestAuthor, RestEvent, RestEventPage } from '../rest/event.ts';
import type { RestCatalogEntry } from '../rest/catalog.ts';
import type { RestFavorite, RestFavoritePage } from '../rest/favorite.ts';
import type { RestSlide } from '../rest/homepage.ts';
import type { RestImage } from '../rest/image.ts';
import type { RestPasswordReset, RestSession, RestUser } from '../rest/user.ts';
import type { RestPlace } from '../rest/geocode.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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
  /** An uploaded file, sent by the GraphQL multipart request specification. */
  File: { input: File; output: File; }
  /** A time of day on a 24-hour clock, `HH:MM` or `HH:MM:SS`; always given back as `HH:MM:SS`. It is the venue's local time. */
  Time: { input: string; output: string; }
  /** An absolute http or https address. */
  URL: { input: string; output: string; }
};

/** How far an event has come. */
export type ApprovalStatus =
  /** Waits for a superadmin. */
  | 'pending'
  /** On Explore, for everyone who is signed in. */
  | 'published'
  /** Sent back to its author. */
  | 'rejected';

/** Who created an event. */
export type Author = {
  __typename?: 'Author';
  /** For superadmins and the author; null for everyone else. */
  email?: Maybe<Scalars['String']['output']>;
  /** First and last name; `Former member` once the account is gone. */
  fullName: Scalars['String']['output'];
};

/** Changes of a category or event type; what is left out stays. */
export type CatalogChange = {
  /** At most 1,000 characters; null for none any more. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 120 characters; unique, without regard to case. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A new category or event type. */
export type CatalogEntry = {
  /** What belongs in it; at most 1,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 120 characters; unique, without regard to case. */
  name: Scalars['String']['input'];
};

/** What an event is about. */
export type Category = {
  __typename?: 'Category';
  /** When it was added; null for an event's category, and where the service does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What belongs in it; at most 1,000 characters. Null for an event's category: `categories` tells it. */
  description?: Maybe<Scalars['String']['output']>;
  /** Stable. */
  id: Scalars['ID']['output'];
  /** Unique, without regard to case; 1 to 120 characters. */
  name: Scalars['String']['output'];
};

/** What a superadmin decides about a pending event. */
export type Decision =
  /** Everyone may see it. */
  | 'publish'
  /** It goes back to its author. */
  | 'reject';

/** A community event. */
export type Event = {
  __typename?: 'Event';
  /** How far it has come; null where the service does not say. */
  approvalStatus?: Maybe<ApprovalStatus>;
  /** Who created it. */
  author: Author;
  /** Its category, unless that was deleted. */
  category?: Maybe<Category>;
  /** The description: plain text, paragraphs parted by blank lines. */
  content: Scalars['String']['output'];
  /** When it was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Days from today to the event; negative when it is past. */
  daysUntilEvent?: Maybe<Scalars['Int']['output']>;
  /** When it ends. */
  endTime?: Maybe<Scalars['Time']['output']>;
  /** The day it takes place. */
  eventDate: Scalars['Date']['output'];
  /** When it takes place, seen from today. */
  eventStatus?: Maybe<EventStatus>;
  /** Its type, unless that was deleted. */
  eventType?: Maybe<EventType>;
  /** How many accounts keep it as a favourite. */
  favoriteCount: Scalars['Int']['output'];
  /** Its pictures, in order; the first is the cover. */
  galleryImages: Array<Image>;
  /** Stable. */
  id: Scalars['ID']['output'];
  /** Whether the caller keeps it as a favourite. */
  isFavorite: Scalars['Boolean']['output'];
  /** Whether a superadmin has put it forward. */
  isFeatured: Scalars['Boolean']['output'];
  /** Whether it takes place on the net. */
  isOnline: Scalars['Boolean']['output'];
  /** Whether it is on Explore. */
  isPublished: Scalars['Boolean']['output'];
  /** City or address. */
  location?: Maybe<Scalars['String']['output']>;
  /** Coordinates as `lat,lng`, or null. */
  locationDetails?: Maybe<Scalars['String']['output']>;
  /** How many people may take part. */
  maxParticipants?: Maybe<Scalars['Int']['output']>;
  /** Where to register. */
  registerLink?: Maybe<Scalars['URL']['output']>;
  /** The last day to register. */
  registrationDeadline?: Maybe<Scalars['Date']['output']>;
  /** Why it was rejected; for its author and superadmins. */
  rejectReason?: Maybe<Scalars['String']['output']>;
  /** A stable, unique, readable name for addresses. */
  slug?: Maybe<Scalars['String']['output']>;
  /** When it begins. */
  startTime?: Maybe<Scalars['Time']['output']>;
  /** Key words. */
  tags: Array<Scalars['String']['output']>;
  /** At most 200 characters. */
  title: Scalars['String']['output'];
  /** When it was last changed, or null for never. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where, by name; `Online Event` when it is online. */
  venue?: Maybe<Scalars['String']['output']>;
  /** How many accounts have looked at it. */
  viewCount: Scalars['Int']['output'];
};

/** Conditions on published events. */
export type EventFilter = {
  /** A category's id. */
  category?: InputMaybe<Scalars['ID']['input']>;
  /** The day. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** An event type's id. */
  eventType?: InputMaybe<Scalars['ID']['input']>;
  /** A part of the venue or location. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Words, or parts of words, of title, content, author and venue, without regard to case or accents; all of them must match. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A new event. */
export type EventInput = {
  /** A category's id. */
  category: Scalars['ID']['input'];
  /** The description, at most 20,000 characters. */
  content?: InputMaybe<Scalars['String']['input']>;
  /** When it ends; later than `startTime`. */
  endTime?: InputMaybe<Scalars['Time']['input']>;
  /** Not before today. */
  eventDate: Scalars['Date']['input'];
  /** An event type's id. */
  eventType: Scalars['ID']['input'];
  /** Whether it takes place on the net; then venue and location may be left out and `registerLink` is required. */
  isOnline?: Scalars['Boolean']['input'];
  /** Degrees north, -90 to 90. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** City or address. Required unless it is online. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Coordinates as `lat,lng`. */
  locationDetails?: InputMaybe<Scalars['String']['input']>;
  /** Degrees east, -180 to 180. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** Where to register. */
  registerLink?: InputMaybe<Scalars['URL']['input']>;
  /** When it begins. */
  startTime: Scalars['Time']['input'];
  /** 1 to 200 characters. */
  title: Scalars['String']['input'];
  /** Where, by name. Required unless it is online. */
  venue?: InputMaybe<Scalars['String']['input']>;
};

/** One page of events. */
export type EventPage = {
  __typename?: 'EventPage';
  /** How many there are on all pages together; 10,001 means more than 10,000. */
  count: Scalars['Int']['output'];
  /** The token of the next page; null on the last. */
  next?: Maybe<Scalars['String']['output']>;
  /** The token of the page before; null on the first. */
  previous?: Maybe<Scalars['String']['output']>;
  /** The events of this page. */
  results: Array<Event>;
};

/** When an event takes place, seen from today (UTC). */
export type EventStatus =
  /** Before today. */
  | 'past'
  /** Today. */
  | 'today'
  /** After today. */
  | 'upcoming';

/** What form an event has. */
export type EventType = {
  __typename?: 'EventType';
  /** When it was added; null for an event's type, and where the service does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What belongs in it; at most 1,000 characters. Null for an event's type: `eventTypes` tells it. */
  description?: Maybe<Scalars['String']['output']>;
  /** Stable. */
  id: Scalars['ID']['output'];
  /** Unique, without regard to case; 1 to 120 characters. */
  name: Scalars['String']['output'];
};

/** How often an event was looked at. */
export type EventViews = {
  __typename?: 'EventViews';
  /** The event. */
  eventId: Scalars['ID']['output'];
  /** How many accounts have looked at it; null where the service does not say. */
  viewCount?: Maybe<Scalars['Int']['output']>;
};

/** Whether an event is a favourite of the caller. */
export type Favorite = {
  __typename?: 'Favorite';
  /** The event. */
  eventId: Scalars['ID']['output'];
  /** What holds now. */
  isFavorite: Scalars['Boolean']['output'];
};

/** A kept event. */
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
  /** How many there are on all pages together. */
  count: Scalars['Int']['output'];
  /** The token of the next page; null on the last. */
  next?: Maybe<Scalars['String']['output']>;
  /** The token of the page before; null on the first. */
  previous?: Maybe<Scalars['String']['output']>;
  /** The favourites of this page. */
  results: Array<FavoriteEntry>;
};

/** A slide of the home page. */
export type HomepageSlide = {
  __typename?: 'HomepageSlide';
  /** The day it speaks of. */
  date?: Maybe<Scalars['Date']['output']>;
  /** A sentence or two, at most 2,000 characters. */
  description: Scalars['String']['output'];
  /** Its heading, at most 200 characters. */
  heading: Scalars['String']['output'];
  /** Stable. */
  id: Scalars['ID']['output'];
  /** Its picture. */
  image?: Maybe<Image>;
  /** Position, from 1; several slides may have the same. */
  order: Scalars['Int']['output'];
  /** The place it speaks of. */
  place?: Maybe<Scalars['String']['output']>;
};

/** A picture in several widths. */
export type Image = {
  __typename?: 'Image';
  /** A 20 px wide preview as a `data:` address. */
  blur?: Maybe<Scalars['String']['output']>;
  /** Pixels of the original, upright; null where the service does not say. */
  height?: Maybe<Scalars['Int']['output']>;
  /** Stable; it names a gallery image in edits. Null for a home page slide's picture. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Position in its gallery, ascending. */
  order?: Maybe<Scalars['Int']['output']>;
  /** The picture as JPEG, at most 1,280 px wide. */
  url: Scalars['URL']['output'];
  /** Modern formats by width, ascending; empty where the service has none. */
  variants: Array<ImageVariant>;
  /** Pixels of the original, upright; null where the service does not say. */
  width?: Maybe<Scalars['Int']['output']>;
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

/** Everything that can be changed. Each answers with what has changed. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a category. A name that is taken is `CONFLICT` with `fields.name`. Superadmin only (`FORBIDDEN`). */
  createCategory: Category;
  /** Creates an event. It starts pending: a superadmin decides whether it is published. */
  createEvent: Event;
  /** Adds an event type. A name that is taken is `CONFLICT` with `fields.name`. Superadmin only (`FORBIDDEN`). */
  createEventType: EventType;
  /** Adds a slide to the home page. Superadmin only (`FORBIDDEN`). */
  createSlide: HomepageSlide;
  /** Publishes or rejects a pending event. One that is not pending is `CONFLICT`. Superadmin only (`FORBIDDEN`). */
  decideEvent: Scalars['Boolean']['output'];
  /**
   * Deletes the caller's account and everything personal, for good, and ends its sessions. Published events stay, under the name
   * `Former member`. A wrong password is `BAD_USER_INPUT` with `fields.password`; the last superadmin cannot leave (`CONFLICT`).
   */
  deleteAccount: Scalars['Boolean']['output'];
  /** Deletes a category and answers with the id that is gone; its events stay, without it. Superadmin only (`FORBIDDEN`). */
  deleteCategory: Scalars['ID']['output'];
  /** Deletes an event type and answers with the id that is gone; its events stay, without it. Superadmin only (`FORBIDDEN`). */
  deleteEventType: Scalars['ID']['output'];
  /** Removes a slide, with its picture, and answers with the id that is gone. Superadmin only (`FORBIDDEN`). */
  deleteSlide: Scalars['ID']['output'];
  /**
   * Signs in. Wrong: `UNAUTHENTICATED`. Right, but the address is not proven yet: `EMAIL_UNVERIFIED`, and a code is mailed for `verifyEmail`.
   * After five failures each try has to wait (`RATE_LIMITED`).
   */
  login: Session;
  /** Ends the session of the token that is sent. */
  logout: Scalars['Boolean']['output'];
  /** Records that the caller has looked at an event; each account counts once. */
  recordView: EventViews;
  /**
   * Creates an account and mails it a code of six digits for `verifyEmail`. An address or phone that is taken is `BAD_USER_INPUT` with
   * `fields.email` or `fields.phone`; a common password, or one like the name or address, with `fields.password`. At most five an hour from
   * one network address (`RATE_LIMITED`).
   */
  register: Scalars['Boolean']['output'];
  /**
   * The first of three steps to a new password: mails a code of six digits for `verifyResetCode`. Answers alike whether or not the account
   * exists. One in 30 seconds, three an hour (`RATE_LIMITED`).
   */
  requestPasswordReset: Scalars['Boolean']['output'];
  /**
   * Mails a new code for `verifyEmail`: one in 30 seconds, five an hour (`RATE_LIMITED`). Only the newest is good. Answers alike whether or not
   * the account exists.
   */
  resendCode: Scalars['Boolean']['output'];
  /** Keeps an event as a favourite, or no longer. Saying what holds already is no error. */
  saveFavorite: Favorite;
  /**
   * The last step: sets the password, ends every session of the account and signs nobody in. A spent token is `BAD_USER_INPUT` with
   * `fields.resetToken`.
   */
  setNewPassword: Scalars['Boolean']['output'];
  /** Changes a category; what is left out stays. A name that is taken is `CONFLICT` with `fields.name`. Superadmin only (`FORBIDDEN`). */
  updateCategory: Category;
  /** Changes an event type; what is left out stays. A name that is taken is `CONFLICT` with `fields.name`. Superadmin only (`FORBIDDEN`). */
  updateEventType: EventType;
  /** Changes the caller's account; what is left out stays. A phone that is taken is `BAD_USER_INPUT` with `fields.phone`. */
  updateProfile: User;
  /** Changes a slide; what is left out, empty or null stays. Superadmin only (`FORBIDDEN`). */
  updateSlide: HomepageSlide;
  /** Proves an e-mail address by the code that was mailed to it. A wrong or spent code is `BAD_USER_INPUT` with `fields.otp`. */
  verifyEmail: Scalars['Boolean']['output'];
  /** The second step: turns the mailed code into a token for `setNewPassword`. A wrong or spent code is `BAD_USER_INPUT` with `fields.code`. */
  verifyResetCode: PasswordReset;
};


/** Everything that can be changed. Each answers with what has changed. */
export type MutationCreateCategoryArgs = {
  input: CatalogEntry;
};


/** Everything that can be changed. Each answers with what has changed. */
export type MutationCreateEventArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  images?: InputMaybe<Array<Scalars['File']['input']>>;
  input: EventInput;
};


/** Everything that can be changed. Each answers with what has changed. */
export type MutationCreateEventTypeArgs = {
  input: CatalogEntry;
};


/** Everything that can be changed. Each answers with what has changed. */
export type MutationCreateSlideArgs = {
  image?: InputMaybe<Scalars['File']['input']>;
  input: SlideInput;
};


/** Everything that can be changed. Each answers with what has changed. */
export type MutationDecideEventArgs = {
  decision: Decision;
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Each answers with what has changed. */
export type MutationDeleteAccountArgs = {
  password: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers with what has changed. */
export type MutationDeleteCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers with what has changed. */
export type MutationDeleteEventTypeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers with what has changed. */
export type MutationDeleteSlideArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers with what has changed. */
export type MutationLoginArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers with what has changed. */
export type MutationRecordViewArgs = {
  eventId: Scalars['ID']['input'];
};


/** Everything that can be changed. Each answers with what has changed. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Everything that can be changed. Each answers with what has changed. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers with what has changed. */
export type MutationResendCodeArgs = {
  email: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers with what has changed. */
export type MutationSaveFavoriteArgs = {
  eventId: Scalars['ID']['input'];
  isFavorite: Scalars['Boolean']['input'];
};


/** Everything that can be changed. Each answers with what has changed. */
export type MutationSetNewPasswordArgs = {
  confirmPassword: Scalars['String']['input'];
  email: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  resetToken: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers with what has changed. */
export type MutationUpdateCategoryArgs = {
  id: Scalars['ID']['input'];
  input: CatalogChange;
};


/** Everything that can be changed. Each answers with what has changed. */
export type MutationUpdateEventTypeArgs = {
  id: Scalars['ID']['input'];
  input: CatalogChange;
};


/** Everything that can be changed. Each answers with what has changed. */
export type MutationUpdateProfileArgs = {
  input?: ProfileChange;
  picture?: InputMaybe<Scalars['File']['input']>;
};


/** Everything that can be changed. Each answers with what has changed. */
export type MutationUpdateSlideArgs = {
  id: Scalars['ID']['input'];
  image?: InputMaybe<Scalars['File']['input']>;
  input?: SlideChange;
  removeImage?: Scalars['Boolean']['input'];
};


/** Everything that can be changed. Each answers with what has changed. */
export type MutationVerifyEmailArgs = {
  email: Scalars['String']['input'];
  otp: Scalars['String']['input'];
};


/** Everything that can be changed. Each answers with what has changed. */
export type MutationVerifyResetCodeArgs = {
  code: Scalars['String']['input'];
  email: Scalars['String']['input'];
};

/** Leave to set a new password. */
export type PasswordReset = {
  __typename?: 'PasswordReset';
  /** For `setNewPassword`; good once, for 15 minutes. */
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
};

/** Changes of one's own account; what is left out stays. The e-mail address cannot be changed. */
export type ProfileChange = {
  /** First and last name, 1 to 120 characters. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** `+` and at most 15 digits; null for none any more. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Everything that can be read. All of it needs a token. */
export type Query = {
  __typename?: 'Query';
  /** Every event category, by name, without regard to case. Up to five seconds old, except after a change of one's own. */
  categories: Array<Category>;
  /** One event. An event that is not published is `NOT_FOUND`, except for its author and superadmins. */
  event: Event;
  /** Every event type, by name, without regard to case. Up to five seconds old, except after a change of one's own. */
  eventTypes: Array<EventType>;
  /** Published events: the coming ones first, soonest first, then the past ones, latest first. Without a filter: all of them. */
  events: EventPage;
  /** The caller's favourite events: the coming ones first, soonest first, then the past ones, latest first. */
  favorites: FavoritePage;
  /**
   * Places that match an address or a part of one, most likely first; at most eight. Nothing found, or no geocoder to ask: an empty list.
   * At most 30 a minute (`RATE_LIMITED`).
   */
  geocode: Array<Place>;
  /** The slides of the home page, ascending by `order`. */
  homepageContent: Array<HomepageSlide>;
  /**
   * The account that the token belongs to. All that is held about it is one JSON file of free form, and so not part of the graph: the REST
   * call `GET /common/profile/export/` gives it for the same token.
   */
  me: User;
  /** The events that the caller created, newest first. */
  myEvents: EventPage;
  /** Events that wait for a decision, oldest first. Superadmin only (`FORBIDDEN`). */
  pendingEvents: Array<Event>;
};


/** Everything that can be read. All of it needs a token. */
export type QueryEventArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. All of it needs a token. */
export type QueryEventsArgs = {
  filter?: InputMaybe<EventFilter>;
  page?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. All of it needs a token. */
export type QueryFavoritesArgs = {
  filter?: InputMaybe<FavoriteFilter>;
  page?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. All of it needs a token. */
export type QueryGeocodeArgs = {
  address: Scalars['String']['input'];
};


/** Everything that can be read. All of it needs a token. */
export type QueryMyEventsArgs = {
  page?: InputMaybe<Scalars['String']['input']>;
};

/** A new account. */
export type RegisterInput = {
  /** An e-mail address; case does not matter. */
  email: Scalars['String']['input'];
  /** First and last name, at most 120 characters. */
  fullName: Scalars['String']['input'];
  /** 8 to 128 characters; common passwords are refused. */
  password: Scalars['String']['input'];
  /** `+` and at most 15 digits. */
  phone: Scalars['String']['input'];
};

/** A signed-in session. */
export type Session = {
  __typename?: 'Session';
  /** The bearer token; it lives 30 days, 7 days unused (superadmin: 12 hours, 2 hours unused). */
  token: Scalars['String']['output'];
  /** Who is signed in. */
  user: User;
};

/** Changes of a slide; what is left out, empty or null stays. */
export type SlideChange = {
  /** The day it speaks of. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** At most 2,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  heading?: InputMaybe<Scalars['String']['input']>;
  /** Position, 1 to 999,999. */
  order?: InputMaybe<Scalars['Int']['input']>;
  /** The place it speaks of, at most 300 characters. */
  place?: InputMaybe<Scalars['String']['input']>;
};

/** A new slide. */
export type SlideInput = {
  /** The day it speaks of. */
  date: Scalars['Date']['input'];
  /** 1 to 2,000 characters. */
  description: Scalars['String']['input'];
  /** 1 to 200 characters. */
  heading: Scalars['String']['input'];
  /** Position, 1 to 999,999; slides of the same position keep the order in which they were added. */
  order: Scalars['Int']['input'];
  /** The place it speaks of, 1 to 300 characters. */
  place: Scalars['String']['input'];
};

/** An account, as its owner and superadmins see it. */
export type User = {
  __typename?: 'User';
  /** When it was created; null where the service does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The address that is used to sign in. */
  email: Scalars['String']['output'];
  /** How many events it has created; null where the service does not say. */
  eventCount?: Maybe<Scalars['Int']['output']>;
  /** First and last name, as typed. */
  fullName: Scalars['String']['output'];
  /** Stable for the life of the account. */
  id: Scalars['ID']['output'];
  /** Whether it may sign in; a superadmin can take that away. */
  isActive: Scalars['Boolean']['output'];
  /** Whether the e-mail address is proven. */
  isEmailVerified: Scalars['Boolean']['output'];
  /** Whether it works for the site: true for `SUPERADMIN` and `ADMIN`. */
  isStaff: Scalars['Boolean']['output'];
  /** Whether it has every right: true for `SUPERADMIN`. */
  isSuperuser: Scalars['Boolean']['output'];
  /** When it last signed in; null for never. */
  lastLogin?: Maybe<Scalars['DateTime']['output']>;
  /** `+` and digits, or null. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Its profile picture. */
  profilePic?: Maybe<Scalars['URL']['output']>;
  /** How many of them are published; null where the service does not say. */
  publishedEventCount?: Maybe<Scalars['Int']['output']>;
  /** A second id, which tells nothing of the order of accounts; null where the service has none. */
  uid?: Maybe<Scalars['ID']['output']>;
  /** What it may do. */
  userType: UserType;
  /** Whether a superadmin has vouched for the person. */
  verifiedUser: Scalars['Boolean']['output'];
};

/** What an account may do. */
export type UserType =
  /** As `USER`; a distinction for people, not for rights. */
  | 'admin'
  /** Everything, and the admin area. */
  | 'superadmin'
  /** Browses, keeps favourites, creates events. */
  | 'user';



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
  ApprovalStatus: null;
  Author: ResolverTypeWrapper<RestAuthor>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CatalogChange: CatalogChange;
  CatalogEntry: CatalogEntry;
  Category: ResolverTypeWrapper<RestCatalogEntry>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decision: null;
  Event: ResolverTypeWrapper<RestEvent>;
  EventFilter: EventFilter;
  EventInput: EventInput;
  EventPage: ResolverTypeWrapper<RestEventPage>;
  EventStatus: null;
  EventType: ResolverTypeWrapper<RestCatalogEntry>;
  EventViews: ResolverTypeWrapper<EventViews>;
  Favorite: ResolverTypeWrapper<Favorite>;
  FavoriteEntry: ResolverTypeWrapper<RestFavorite>;
  FavoriteFilter: FavoriteFilter;
  FavoritePage: ResolverTypeWrapper<RestFavoritePage>;
  File: ResolverTypeWrapper<Scalars['File']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  HomepageSlide: ResolverTypeWrapper<RestSlide>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<RestImage>;
  ImageVariant: ResolverTypeWrapper<ImageVariant>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PasswordReset: ResolverTypeWrapper<RestPasswordReset>;
  Period: null;
  Place: ResolverTypeWrapper<RestPlace>;
  ProfileChange: ProfileChange;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegisterInput: RegisterInput;
  Session: ResolverTypeWrapper<RestSession>;
  SlideChange: SlideChange;
  SlideInput: SlideInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Time: ResolverTypeWrapper<Scalars['Time']['output']>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  User: ResolverTypeWrapper<RestUser>;
  UserType: null;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Author: RestAuthor;
  Boolean: Scalars['Boolean']['output'];
  CatalogChange: CatalogChange;
  CatalogEntry: CatalogEntry;
  Category: RestCatalogEntry;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Event: RestEvent;
  EventFilter: EventFilter;
  EventInput: EventInput;
  EventPage: RestEventPage;
  EventType: RestCatalogEntry;
  EventViews: EventViews;
  Favorite: Favorite;
  FavoriteEntry: RestFavorite;
  FavoriteFilter: FavoriteFilter;
  FavoritePage: RestFavoritePage;
  File: Scalars['File']['output'];
  Float: Scalars['Float']['output'];
  HomepageSlide: RestSlide;
  ID: Scalars['ID']['output'];
  Image: RestImage;
  ImageVariant: ImageVariant;
  Int: Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  PasswordReset: RestPasswordReset;
  Place: RestPlace;
  ProfileChange: ProfileChange;
  Query: Record<PropertyKey, never>;
  RegisterInput: RegisterInput;
  Session: RestSession;
  SlideChange: SlideChange;
  SlideInput: SlideInput;
  String: Scalars['String']['output'];
  Time: Scalars['Time']['output'];
  URL: Scalars['URL']['output'];
  User: RestUser;
};

export type ApprovalStatusResolvers = { PENDING: 'pending', PUBLISHED: 'published', REJECTED: 'rejected' };

export type AuthorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Author'] = ResolversParentTypes['Author']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DecisionResolvers = { PUBLISH: 'publish', REJECT: 'reject' };

export type EventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  approvalStatus?: Resolver<Maybe<ResolversTypes['ApprovalStatus']>, ParentType, ContextType>;
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  daysUntilEvent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  eventDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  eventStatus?: Resolver<Maybe<ResolversTypes['EventStatus']>, ParentType, ContextType>;
  eventType?: Resolver<Maybe<ResolversTypes['EventType']>, ParentType, ContextType>;
  favoriteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  galleryImages?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFavorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locationDetails?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxParticipants?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  registerLink?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  registrationDeadline?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  rejectReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  venue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EventPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventPage'] = ResolversParentTypes['EventPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Event']>, ParentType, ContextType>;
};

export type EventStatusResolvers = { PAST: 'past', TODAY: 'today', UPCOMING: 'upcoming' };

export type EventTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventType'] = ResolversParentTypes['EventType']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EventViewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventViews'] = ResolversParentTypes['EventViews']> = {
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  viewCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

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
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['ImageVariant']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ImageVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageVariant'] = ResolversParentTypes['ImageVariant']> = {
  avif?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  webp?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createCategory?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<MutationCreateCategoryArgs, 'input'>>;
  createEvent?: Resolver<ResolversTypes['Event'], ParentType, ContextType, RequireFields<MutationCreateEventArgs, 'input'>>;
  createEventType?: Resolver<ResolversTypes['EventType'], ParentType, ContextType, RequireFields<MutationCreateEventTypeArgs, 'input'>>;
  createSlide?: Resolver<ResolversTypes['HomepageSlide'], ParentType, ContextType, RequireFields<MutationCreateSlideArgs, 'input'>>;
  decideEvent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDecideEventArgs, 'decision' | 'id'>>;
  deleteAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'password'>>;
  deleteCategory?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteCategoryArgs, 'id'>>;
  deleteEventType?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteEventTypeArgs, 'id'>>;
  deleteSlide?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteSlideArgs, 'id'>>;
  login?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'email' | 'password'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recordView?: Resolver<ResolversTypes['EventViews'], ParentType, ContextType, RequireFields<MutationRecordViewArgs, 'eventId'>>;
  register?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  resendCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResendCodeArgs, 'email'>>;
  saveFavorite?: Resolver<ResolversTypes['Favorite'], ParentType, ContextType, RequireFields<MutationSaveFavoriteArgs, 'eventId' | 'isFavorite'>>;
  setNewPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSetNewPasswordArgs, 'confirmPassword' | 'email' | 'newPassword' | 'resetToken'>>;
  updateCategory?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<MutationUpdateCategoryArgs, 'id' | 'input'>>;
  updateEventType?: Resolver<ResolversTypes['EventType'], ParentType, ContextType, RequireFields<MutationUpdateEventTypeArgs, 'id' | 'input'>>;
  updateProfile?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateSlide?: Resolver<ResolversTypes['HomepageSlide'], ParentType, ContextType, RequireFields<MutationUpdateSlideArgs, 'id' | 'input' | 'removeImage'>>;
  verifyEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'email' | 'otp'>>;
  verifyResetCode?: Resolver<ResolversTypes['PasswordReset'], ParentType, ContextType, RequireFields<MutationVerifyResetCodeArgs, 'code' | 'email'>>;
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
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['Event'], ParentType, ContextType, RequireFields<QueryEventArgs, 'id'>>;
  eventTypes?: Resolver<Array<ResolversTypes['EventType']>, ParentType, ContextType>;
  events?: Resolver<ResolversTypes['EventPage'], ParentType, ContextType, RequireFields<QueryEventsArgs, 'pageSize'>>;
  favorites?: Resolver<ResolversTypes['FavoritePage'], ParentType, ContextType, Partial<QueryFavoritesArgs>>;
  geocode?: Resolver<Array<ResolversTypes['Place']>, ParentType, ContextType, RequireFields<QueryGeocodeArgs, 'address'>>;
  homepageContent?: Resolver<Array<ResolversTypes['HomepageSlide']>, ParentType, ContextType>;
  me?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  myEvents?: Resolver<ResolversTypes['EventPage'], ParentType, ContextType, Partial<QueryMyEventsArgs>>;
  pendingEvents?: Resolver<Array<ResolversTypes['Event']>, ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export interface TimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Time'], any> {
  name: 'Time';
}

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
  lastLogin?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profilePic?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  publishedEventCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
  verifiedUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserTypeResolvers = { ADMIN: 'admin', SUPERADMIN: 'superadmin', USER: 'user' };

export type Resolvers<ContextType = Context> = {
  ApprovalStatus?: ApprovalStatusResolvers;
  Author?: AuthorResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decision?: DecisionResolvers;
  Event?: EventResolvers<ContextType>;
  EventPage?: EventPageResolvers<ContextType>;
  EventStatus?: EventStatusResolvers;
  EventType?: EventTypeResolvers<ContextType>;
  EventViews?: EventViewsResolvers<ContextType>;
  Favorite?: FavoriteResolvers<ContextType>;
  FavoriteEntry?: FavoriteEntryResolvers<ContextType>;
  FavoritePage?: FavoritePageResolvers<ContextType>;
  File?: GraphQLScalarType;
  HomepageSlide?: HomepageSlideResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImageVariant?: ImageVariantResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PasswordReset?: PasswordResetResolvers<ContextType>;
  Period?: PeriodResolvers;
  Place?: PlaceResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  Time?: GraphQLScalarType;
  URL?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  UserType?: UserTypeResolvers;
};


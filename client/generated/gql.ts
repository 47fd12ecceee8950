/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "fragment Account on User {\n  id\n  fullName\n  email\n  phone\n  profilePic\n  userType\n  isEmailVerified\n}\n\nmutation login($email: String!, $password: String!) {\n  login(email: $email, password: $password) {\n    token\n    user {\n      ...Account\n    }\n  }\n}\n\nmutation register($input: RegisterInput!) {\n  register(input: $input)\n}\n\nmutation verifyEmail($email: String!, $otp: String!) {\n  verifyEmail(email: $email, otp: $otp)\n}\n\nmutation resendCode($email: String!) {\n  resendCode(email: $email)\n}\n\nmutation logout {\n  logout\n}\n\nquery getProfile {\n  me {\n    ...Account\n  }\n}": typeof types.AccountFragmentDoc,
    "query listPendingEvents {\n  pendingEvents {\n    ...EventDetail\n    createdAt\n  }\n}\n\nsubscription pendingEventsChanged {\n  pendingEventsChanged {\n    ...EventDetail\n    createdAt\n  }\n}\n\nmutation decideEvent($eventId: ID!, $decision: Decision!, $reason: String) {\n  decideEvent(id: $eventId, decision: $decision, reason: $reason) {\n    eventId\n    approvalStatus\n  }\n}": typeof types.ListPendingEventsDocument,
    "fragment Picture on Image {\n  id\n  url\n  width\n  height\n  blur\n  variants {\n    width\n    webp\n    avif\n  }\n}\n\nfragment EventCard on Event {\n  id\n  title\n  content\n  eventDate\n  startTime\n  endTime\n  venue\n  location\n  locationDetails\n  isOnline\n  isFavorite\n  isFeatured\n  category {\n    id\n    name\n  }\n  eventType {\n    id\n    name\n  }\n  galleryImages {\n    ...Picture\n  }\n}\n\nfragment EventDetail on Event {\n  ...EventCard\n  author {\n    fullName\n    email\n  }\n  registerLink\n  viewCount\n  favoriteCount\n}\n\nquery listChoices {\n  categories {\n    id\n    name\n  }\n  eventTypes {\n    id\n    name\n  }\n}\n\nquery listEvents($filter: EventFilter, $page: String) {\n  events(filter: $filter, page: $page) {\n    results {\n      ...EventDetail\n    }\n    count\n    next\n    previous\n  }\n}\n\nquery getEvent($eventId: ID!) {\n  event(id: $eventId) {\n    ...EventDetail\n  }\n}\n\nmutation recordView($eventId: ID!) {\n  recordView(eventId: $eventId) {\n    eventId\n    viewCount\n  }\n}\n\nmutation createEvent($input: EventInput!, $images: [File!], $idempotencyKey: String) {\n  createEvent(input: $input, images: $images, idempotencyKey: $idempotencyKey) {\n    id\n  }\n}": typeof types.PictureFragmentDoc,
    "query listFavorites($filter: FavoriteFilter, $page: String) {\n  favorites(filter: $filter, page: $page) {\n    results {\n      event {\n        ...EventCard\n      }\n    }\n    count\n    next\n    previous\n  }\n}\n\nmutation saveFavorite($eventId: ID!, $isFavorite: Boolean!) {\n  saveFavorite(eventId: $eventId, isFavorite: $isFavorite) {\n    eventId\n    isFavorite\n  }\n}": typeof types.ListFavoritesDocument,
    "query listSlides {\n  homepageContent {\n    id\n    order\n    heading\n    description\n    date\n    place\n    image {\n      ...Picture\n    }\n  }\n}": typeof types.ListSlidesDocument,
    "query geocode($address: String!) {\n  geocode(address: $address) {\n    name\n    formattedAddress\n    lat\n    lng\n  }\n}": typeof types.GeocodeDocument,
};
const documents: Documents = {
    "fragment Account on User {\n  id\n  fullName\n  email\n  phone\n  profilePic\n  userType\n  isEmailVerified\n}\n\nmutation login($email: String!, $password: String!) {\n  login(email: $email, password: $password) {\n    token\n    user {\n      ...Account\n    }\n  }\n}\n\nmutation register($input: RegisterInput!) {\n  register(input: $input)\n}\n\nmutation verifyEmail($email: String!, $otp: String!) {\n  verifyEmail(email: $email, otp: $otp)\n}\n\nmutation resendCode($email: String!) {\n  resendCode(email: $email)\n}\n\nmutation logout {\n  logout\n}\n\nquery getProfile {\n  me {\n    ...Account\n  }\n}": types.AccountFragmentDoc,
    "query listPendingEvents {\n  pendingEvents {\n    ...EventDetail\n    createdAt\n  }\n}\n\nsubscription pendingEventsChanged {\n  pendingEventsChanged {\n    ...EventDetail\n    createdAt\n  }\n}\n\nmutation decideEvent($eventId: ID!, $decision: Decision!, $reason: String) {\n  decideEvent(id: $eventId, decision: $decision, reason: $reason) {\n    eventId\n    approvalStatus\n  }\n}": types.ListPendingEventsDocument,
    "fragment Picture on Image {\n  id\n  url\n  width\n  height\n  blur\n  variants {\n    width\n    webp\n    avif\n  }\n}\n\nfragment EventCard on Event {\n  id\n  title\n  content\n  eventDate\n  startTime\n  endTime\n  venue\n  location\n  locationDetails\n  isOnline\n  isFavorite\n  isFeatured\n  category {\n    id\n    name\n  }\n  eventType {\n    id\n    name\n  }\n  galleryImages {\n    ...Picture\n  }\n}\n\nfragment EventDetail on Event {\n  ...EventCard\n  author {\n    fullName\n    email\n  }\n  registerLink\n  viewCount\n  favoriteCount\n}\n\nquery listChoices {\n  categories {\n    id\n    name\n  }\n  eventTypes {\n    id\n    name\n  }\n}\n\nquery listEvents($filter: EventFilter, $page: String) {\n  events(filter: $filter, page: $page) {\n    results {\n      ...EventDetail\n    }\n    count\n    next\n    previous\n  }\n}\n\nquery getEvent($eventId: ID!) {\n  event(id: $eventId) {\n    ...EventDetail\n  }\n}\n\nmutation recordView($eventId: ID!) {\n  recordView(eventId: $eventId) {\n    eventId\n    viewCount\n  }\n}\n\nmutation createEvent($input: EventInput!, $images: [File!], $idempotencyKey: String) {\n  createEvent(input: $input, images: $images, idempotencyKey: $idempotencyKey) {\n    id\n  }\n}": types.PictureFragmentDoc,
    "query listFavorites($filter: FavoriteFilter, $page: String) {\n  favorites(filter: $filter, page: $page) {\n    results {\n      event {\n        ...EventCard\n      }\n    }\n    count\n    next\n    previous\n  }\n}\n\nmutation saveFavorite($eventId: ID!, $isFavorite: Boolean!) {\n  saveFavorite(eventId: $eventId, isFavorite: $isFavorite) {\n    eventId\n    isFavorite\n  }\n}": types.ListFavoritesDocument,
    "query listSlides {\n  homepageContent {\n    id\n    order\n    heading\n    description\n    date\n    place\n    image {\n      ...Picture\n    }\n  }\n}": types.ListSlidesDocument,
    "query geocode($address: String!) {\n  geocode(address: $address) {\n    name\n    formattedAddress\n    lat\n    lng\n  }\n}": types.GeocodeDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Account on User {\n  id\n  fullName\n  email\n  phone\n  profilePic\n  userType\n  isEmailVerified\n}\n\nmutation login($email: String!, $password: String!) {\n  login(email: $email, password: $password) {\n    token\n    user {\n      ...Account\n    }\n  }\n}\n\nmutation register($input: RegisterInput!) {\n  register(input: $input)\n}\n\nmutation verifyEmail($email: String!, $otp: String!) {\n  verifyEmail(email: $email, otp: $otp)\n}\n\nmutation resendCode($email: String!) {\n  resendCode(email: $email)\n}\n\nmutation logout {\n  logout\n}\n\nquery getProfile {\n  me {\n    ...Account\n  }\n}"): (typeof documents)["fragment Account on User {\n  id\n  fullName\n  email\n  phone\n  profilePic\n  userType\n  isEmailVerified\n}\n\nmutation login($email: String!, $password: String!) {\n  login(email: $email, password: $password) {\n    token\n    user {\n      ...Account\n    }\n  }\n}\n\nmutation register($input: RegisterInput!) {\n  register(input: $input)\n}\n\nmutation verifyEmail($email: String!, $otp: String!) {\n  verifyEmail(email: $email, otp: $otp)\n}\n\nmutation resendCode($email: String!) {\n  resendCode(email: $email)\n}\n\nmutation logout {\n  logout\n}\n\nquery getProfile {\n  me {\n    ...Account\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query listPendingEvents {\n  pendingEvents {\n    ...EventDetail\n    createdAt\n  }\n}\n\nsubscription pendingEventsChanged {\n  pendingEventsChanged {\n    ...EventDetail\n    createdAt\n  }\n}\n\nmutation decideEvent($eventId: ID!, $decision: Decision!, $reason: String) {\n  decideEvent(id: $eventId, decision: $decision, reason: $reason) {\n    eventId\n    approvalStatus\n  }\n}"): (typeof documents)["query listPendingEvents {\n  pendingEvents {\n    ...EventDetail\n    createdAt\n  }\n}\n\nsubscription pendingEventsChanged {\n  pendingEventsChanged {\n    ...EventDetail\n    createdAt\n  }\n}\n\nmutation decideEvent($eventId: ID!, $decision: Decision!, $reason: String) {\n  decideEvent(id: $eventId, decision: $decision, reason: $reason) {\n    eventId\n    approvalStatus\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Picture on Image {\n  id\n  url\n  width\n  height\n  blur\n  variants {\n    width\n    webp\n    avif\n  }\n}\n\nfragment EventCard on Event {\n  id\n  title\n  content\n  eventDate\n  startTime\n  endTime\n  venue\n  location\n  locationDetails\n  isOnline\n  isFavorite\n  isFeatured\n  category {\n    id\n    name\n  }\n  eventType {\n    id\n    name\n  }\n  galleryImages {\n    ...Picture\n  }\n}\n\nfragment EventDetail on Event {\n  ...EventCard\n  author {\n    fullName\n    email\n  }\n  registerLink\n  viewCount\n  favoriteCount\n}\n\nquery listChoices {\n  categories {\n    id\n    name\n  }\n  eventTypes {\n    id\n    name\n  }\n}\n\nquery listEvents($filter: EventFilter, $page: String) {\n  events(filter: $filter, page: $page) {\n    results {\n      ...EventDetail\n    }\n    count\n    next\n    previous\n  }\n}\n\nquery getEvent($eventId: ID!) {\n  event(id: $eventId) {\n    ...EventDetail\n  }\n}\n\nmutation recordView($eventId: ID!) {\n  recordView(eventId: $eventId) {\n    eventId\n    viewCount\n  }\n}\n\nmutation createEvent($input: EventInput!, $images: [File!], $idempotencyKey: String) {\n  createEvent(input: $input, images: $images, idempotencyKey: $idempotencyKey) {\n    id\n  }\n}"): (typeof documents)["fragment Picture on Image {\n  id\n  url\n  width\n  height\n  blur\n  variants {\n    width\n    webp\n    avif\n  }\n}\n\nfragment EventCard on Event {\n  id\n  title\n  content\n  eventDate\n  startTime\n  endTime\n  venue\n  location\n  locationDetails\n  isOnline\n  isFavorite\n  isFeatured\n  category {\n    id\n    name\n  }\n  eventType {\n    id\n    name\n  }\n  galleryImages {\n    ...Picture\n  }\n}\n\nfragment EventDetail on Event {\n  ...EventCard\n  author {\n    fullName\n    email\n  }\n  registerLink\n  viewCount\n  favoriteCount\n}\n\nquery listChoices {\n  categories {\n    id\n    name\n  }\n  eventTypes {\n    id\n    name\n  }\n}\n\nquery listEvents($filter: EventFilter, $page: String) {\n  events(filter: $filter, page: $page) {\n    results {\n      ...EventDetail\n    }\n    count\n    next\n    previous\n  }\n}\n\nquery getEvent($eventId: ID!) {\n  event(id: $eventId) {\n    ...EventDetail\n  }\n}\n\nmutation recordView($eventId: ID!) {\n  recordView(eventId: $eventId) {\n    eventId\n    viewCount\n  }\n}\n\nmutation createEvent($input: EventInput!, $images: [File!], $idempotencyKey: String) {\n  createEvent(input: $input, images: $images, idempotencyKey: $idempotencyKey) {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query listFavorites($filter: FavoriteFilter, $page: String) {\n  favorites(filter: $filter, page: $page) {\n    results {\n      event {\n        ...EventCard\n      }\n    }\n    count\n    next\n    previous\n  }\n}\n\nmutation saveFavorite($eventId: ID!, $isFavorite: Boolean!) {\n  saveFavorite(eventId: $eventId, isFavorite: $isFavorite) {\n    eventId\n    isFavorite\n  }\n}"): (typeof documents)["query listFavorites($filter: FavoriteFilter, $page: String) {\n  favorites(filter: $filter, page: $page) {\n    results {\n      event {\n        ...EventCard\n      }\n    }\n    count\n    next\n    previous\n  }\n}\n\nmutation saveFavorite($eventId: ID!, $isFavorite: Boolean!) {\n  saveFavorite(eventId: $eventId, isFavorite: $isFavorite) {\n    eventId\n    isFavorite\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query listSlides {\n  homepageContent {\n    id\n    order\n    heading\n    description\n    date\n    place\n    image {\n      ...Picture\n    }\n  }\n}"): (typeof documents)["query listSlides {\n  homepageContent {\n    id\n    order\n    heading\n    description\n    date\n    place\n    image {\n      ...Picture\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query geocode($address: String!) {\n  geocode(address: $address) {\n    name\n    formattedAddress\n    lat\n    lng\n  }\n}"): (typeof documents)["query geocode($address: String!) {\n  geocode(address: $address) {\n    name\n    formattedAddress\n    lat\n    lng\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;
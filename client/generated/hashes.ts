/** By the name of an operation: the hash under which the gateway has its text. */
export const hashes: Record<string, string> = {
  "login": "2cf47ed754ed5ed11d473928efa593c35c533cf8c017cbe0eab1849536b4653a",
  "register": "1a5e30fb8cc8e961084d299f0894af086cad19a72a1b9572904317c140de8576",
  "verifyEmail": "eba91677292002770238a2321f998ee7a0b4abb5256ae3f6bacf3b5d39c528ab",
  "resendCode": "6a0e2ec087a671963a02845b07220993e6d853ba2d0a274749d226ee77adf6bc",
  "logout": "6c7fe8c3471ff045ada0851b4d0c374e23e4877fe23726fad5476f5c75943c1d",
  "getProfile": "27a25528d361c68e44b5162b62bf659d8f6efe600930c9a6a8bdae240aeae118",
  "listChoices": "5e43e4a4dfc03457251a1aa22c76a77f193026fa4c58f82db2fe6031ed7b233d",
  "listMyEvents": "f1cc877497ddeaf8d1f001e7b6f38a6cf943e0547713d8969f4e3ffbbedaf46f",
  "updateEvent": "b23eecff89a671f9e2628373f3d0f2716a63391915eb074ad912a6033f9850c1",
  "deleteEvent": "0453cc6b2316fd05d222bd7b8a10852805d42883c353db7049a77a0d90d776f1",
  "listEvents": "2b3cd55d77f434ea792cc1b2c493b0a9dabdb5fd50045add69362a8ab14f027b",
  "getEvent": "23dcadf53e98acbf6a2e8ed62d52102245977a0acac1db7b7aa82a64a4fd5d27",
  "recordView": "7208f5237f3bdb4c174d50881c14663aa12e643193627944d9a9f33af40532b3",
  "createEvent": "a8121505980bb68f3df5804c926d7a93a4250339e03e4f08b0d19d0cf172452f",
  "geocode": "825d9f4440d4003f350592b13df0c28c8e1eed780c605bacdad285ffeeceba98",
  "listFavorites": "4ce18b1f023adbfabae2370e23eee4a5a7dd7dbb6fc0a914e5154fe2d4a98d4b",
  "saveFavorite": "4c8c01376edffc87febc8d5f2cfa4c08503bfde81e517a314b6466293ce0fc9f",
  "listSlides": "380fca61fb392e041ce3d72f9877955429177cc84fb37d9efbcdb3979c9882c9",
  "listPendingEvents": "4d50b62eb94bf255cd290938814dc912ce9672d2f0966da9e07f1b4155044d7b",
  "pendingEventsChanged": "9ac98264ff9308304121779a8993d1418cf413a5b89c742938874182969f1b26",
  "decideEvent": "d6ff0653093e731298c5205b042b9ce0b88737168262b4cad65e28554b638cad"
};

/** Of what pages ask first: the hash by the operation's name. */
export const firstHashes = {
  "getProfile": "27a25528d361c68e44b5162b62bf659d8f6efe600930c9a6a8bdae240aeae118",
  "listChoices": "5e43e4a4dfc03457251a1aa22c76a77f193026fa4c58f82db2fe6031ed7b233d",
  "listSlides": "d4e59832bc65acb82318034ac15bc2f5bc59a4bf981306eec836d21dea9d2b9a"
} as const;

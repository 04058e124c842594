/** What Payload says, in our words. */
export const plainWords = {
  general: { duplicate: 'Make a copy' },
  authentication: {
    emailNotValid: 'Please type an e-mail address.',
  },
  error: {
    emailOrPasswordIncorrect: 'The e-mail or the password is not right.',
    tokenInvalidOrExpired: 'This link was used already or is older than an hour. Please ask for a new one.',
  },
};

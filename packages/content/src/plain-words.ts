/** What Payload says, in our words. */
export const plainWords = {
  general: { duplicate: 'Make a copy' },
  authentication: {
    emailNotValid: 'Please type an e-mail address.',
    emailSent: 'A mail may be on its way',
    forgotPasswordEmailInstructions:
      'Type your e-mail address. If there is an account with it, you get a mail with a link to choose a new password. The link works for an hour.',
    checkYourEmailForPasswordReset:
      'If there is an account with this address, a mail with a link is on its way to it. The link works for an hour. You can ask three times an hour.',
  },
  error: {
    emailOrPasswordIncorrect: 'The e-mail or the password is not right.',
    userLocked:
      'There were too many wrong passwords, so this account is locked for ten minutes. Wait, or set a new password by mail.',
    tokenInvalidOrExpired: 'This link was used already or is older than an hour. Please ask for a new one.',
  },
};

/** The offline page, and the notice of a newer version. */
export const gujaratiOffline = {
    title: "ઇન્ટરનેટ વગર આ પાનું ખૂલતું નથી",
    text: "હમણાં ઇન્ટરનેટ ચાલુ નથી, અને આ પાનું તમે પહેલાં ખોલ્યું નથી, એટલે તે અહીં સચવાયેલું નથી. નીચેનાં પાનાં ઇન્ટરનેટ વગર પણ ખૂલશે.",
    again: "આ પાનું ફરી ખોલો",
    kept: "હંમેશાં ખૂલતાં પાનાં",
    visited: "તમે પહેલાં ખોલેલાં પાનાં",
    newer: "આ સાઇટની નવી આવૃત્તિ તૈયાર છે.",
    openNewer: "નવી આવૃત્તિ ખોલો",
};

export type OfflineStrings = typeof gujaratiOffline;

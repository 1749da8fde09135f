// What Google would answer for the fonts of a new application of Next.js, by address: fonts of the system.
const address = (family) => `https://fonts.googleapis.com/css2?family=${family}:wght@100..900&display=swap`;

module.exports = {
    [address("Geist")]: "@font-face { font-family: Geist; src: local('Arial') }",
    [address("Geist+Mono")]: "@font-face { font-family: 'Geist Mono'; src: local('Courier New') }",
};

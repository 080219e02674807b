/**
 * Most common passwords of published lists that meet the minimum length, with German and Romanian ones.
 * Compared in lower case, also without trailing non-letters.
 */
const COMMON_PASSWORD_LIST =
  "password passwort parola password1 passw0rd p@ssword p@ssw0rd iloveyou princess sunshine football baseball superman batman" +
  " trustno1 whatever starwars computer michelle jennifer jessica samantha michael charlie corvette mercedes ferrari" +
  " qwertyui qwertyuiop qwertzui qwertzuiop asdfghjk asdfghjkl yxcvbnm zxcvbnm zxcvbnml 1q2w3e4r 1q2w3e4r5t 1qaz2wsx" +
  " qazwsxedc q1w2e3r4 abcd1234 abc12345 a1b2c3d4 12345678 123456789 1234567890 0123456789 0987654321 987654321 87654321" +
  " 11223344 12341234 12344321 123123123 147258369 123654789 159753258 741852963 13579246 19841984 20002000" +
  " welcome welcome1 letmein letmein1 dragon123 monkey123 master123 shadow123 hello123 admin123 administrator" +
  " login123 test1234 testtest geheim123 hallo123 hallohallo schatz123 schatzi lieblings ichliebedich liebedich" +
  " sommer2024 sommer2025 sommer2026 winter2024 winter2025 winter2026 fruehling herbst2025 herbst2026 wien1234" +
  " oesterreich österreich deutschland fussball schalke04 bayern123 dortmund borussia rapidwien austria1 berlin123" +
  " hamburg123 muenchen romania romania1 bucuresti bucurești parola123 parolamea teiubesc iubirea dragoste steaua86" +
  " dinamo48 andreea1 cristina alexandru alexandra stefania gabriela mihaela elisabeth katharina christian sebastian" +
  " maximilian alexander dominik1 matthias benjamin internet samsung1 minecraft pokemon1 pokemon123 spiderman naruto123" +
  " liverpool arsenal1 chelsea1 barcelona realmadrid juventus manchester startrek lovelove loveyou1 forever1 blink182" +
  " metallica nirvana1 slipknot eminem123 changeme changeme1 default1 password12 password123 passwort1 passwort123" +
  " changeit secret123 geheimnis geheimes sicherheit vergessen nochmals1 lindenhaus moebelhaus möbelhaus wohnzimmer" +
  " aaaaaaaa 00000000 11111111 22222222 33333333 55555555 66666666 77777777 88888888 99999999 xxxxxxxx";

const COMMON_PASSWORDS: ReadonlySet<string> = new Set(COMMON_PASSWORD_LIST.split(" "));

/** Whether a password is in the list, equals the user's own email name, or is a repetition or sequence of characters. */
export function isCommonPassword(password: string, email: string): boolean {
  const lower = password.normalize("NFC").toLowerCase();
  const stem = lower.replace(/[^\p{L}]+$/u, "");
  const [name = ""] = email.toLowerCase().split("@");
  return (
    COMMON_PASSWORDS.has(lower) ||
    (stem.length >= 6 && COMMON_PASSWORDS.has(stem)) ||
    lower === email.toLowerCase() ||
    (name.length >= 4 && lower.replace(/\d+$/, "") === name) ||
    /^(.{1,3})\1+$/u.test(lower) ||
    isSequence(lower)
  );
}

/** Such as "abcdefgh" or "87654321". */
function isSequence(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

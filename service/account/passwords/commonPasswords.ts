/** The most common leaked passwords of 8 characters or more, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  password password1 password12 password123 password1234 password12345 passw0rd passw0rd1 passw0rd123 p@ssword p@ssw0rd
  p@ssword1 p@ssw0rd1 p@ssword123 p@ssw0rd123 pa55word pa55w0rd pa$$word pa$$w0rd mypassword thepassword yourpassword
  nopassword newpassword changeme changeme1 changeme123 changemenow letmein1 letmein123 letmeinnow welcome1 welcome12
  welcome123 welcome1234 welcome2 welcome01 qwertyui qwertyuiop qwertyuiop1 qwerty12 qwerty123 qwerty1234 qwerty12345
  qwerty123456 qwertyqwerty qwerty11 qwerty01 qwerty78 qwertzui qwertzuiop azertyui azertyuiop asdfghjk asdfghjkl
  asdfghjkl1 asdfasdf asdf1234 asdfqwer asdfjkl; zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvbnm,./ zxcvbnmm 1qaz2wsx 1qaz2wsx3edc
  1qazxsw2 1qaz1qaz 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qazwsxed qazwsxedc qazwsx123
  zaq12wsx zaq1zaq1 zaq1xsw2 !qaz2wsx qweasdzxc qweasd123 qwe123qwe qweqweqwe 123qweasd 123qwe123 123qweqwe qwer1234
  1234qwer 12345qwert 123456qwerty 123456789q 12345678a 123456789a a12345678 a123456789 a1234567 q1234567 q12345678
  abc12345 abc123456 abcd1234 abcde123 abcdef12 abcdefg1 abcdefgh1 aa123456 aa12345678 aaa12345 ab123456 as123456 qq123456
  123456aa 123456ab 123abc123 abc123abc abcabcabc 12345abc 123456abc 1234abcd 12341234 123412345 123123123 1231231234
  12312312 123321123 1234554321 12344321 123454321 12121212 1212121212 123123qwe 11112222 11223344 1122334455 112233445566
  11221122 10203040 1020304050 01234567 0123456789 01012011 01020304 12345678910 1234567891 123456781 123456788 123456780
  987654321 9876543210 98765432 87654321 876543210 147258369 147852369 159357456 159753456 741852963 789456123 963852741
  321321321 147147147 159159159 456456456 789789789 13131313 14141414 19841984 19851985 19861986 19871987 20002000 20102010
  administrator admin123 admin1234 admin12345 admin123456 adminadmin admin@123 superadmin superuser rootroot root1234
  testtest test1234 test12345 test123456 testing1 testing123 tester123 guest123 guest1234 useruser user1234 user12345 demo1234
  temp1234 temporary default1 secret12 secret123 secret1234 access14 access123 computer computer1 internet internet1
  michelle jennifer jessica1 samantha elizabeth alexander alexandra alexander1 benjamin nicholas jonathan jordan23 michael1
  charlie1 christian christine christopher danielle stephanie veronica victoria victoria1 patricia isabella gabriela
  sunshine sunshine1 princess princess1 butterfly football football1 baseball baseball1 basketball volleyball softball1
  superman superman1 spiderman batman123 pokemon1 pokemon123 starwars starwars1 liverpool liverpool1 manchester chelsea1
  barcelona realmadrid arsenal1 juventus corvette mercedes mustang1 ferrari1 porsche1 harleydavidson yankees1 steelers
  iloveyou iloveyou1 iloveyou2 iloveyou! iloveyou123 ilovegod iloveme1 loveyou1 loveme123 lovelove lovely123 mylove123
  trustno1 trustno11 blink182 whatever whatever1 november december september february dragon123 dragon12 monkey123 monkey12
  shadow123 master123 master12 hello123 hello1234 hellohello helloworld goodluck fuckyou1 fuckyou2 fuckoff1 hunter123
  jesus123 jesuschrist christ123 god12345 blessed1 babygirl babygirl1 babyboy1 bubbles1 cheerleader chocolate chocolate1
  cocacola coca-cola snickers cupcake1 pumpkin1 cookie123 banana123 orange123 cherry123 peaches1 strawberry blueberry
  flower123 flowers1 rainbow1 rainbow123 midnight moonlight snowball tinkerbell fernando fernanda carolina valentina
  mercedes1 elephant dolphins dolphin1 creative diamond1 diamonds facebook facebook1 linkedin youtube1 google123 gmail123
  instagram samsung1 samsung123 iphone123 windows10 microsoft minecraft minecraft1 playstation nintendo callofduty
  counterstrike password! password!1 password1! password123! password@123 pass1234 pass12345 pass@123 pass@word1 pass1word
  passpass passport password01 password02 password11 password2 password21 password22 password3 password99 password00
  passwort passwort1 passwort123 motdepasse contrasena contraseña senha123 senha1234 parola123 haslo123 hasloHaslo
  india123 india@123 krishna1 ganesha1 jaishreeram saibaba1 omsairam bismillah mohammed muhammad allahuakbar
  plaza123 plazaplaza plaza1234 summer123 summer2024 summer2025 summer2026 winter123 winter2024 winter2025 winter2026
  spring2025 spring2026 autumn2025 autumn2026 qwerasdf qwerasdfzxcv poiuytre poiuytrewq lkjhgfdsa mnbvcxz1 mnbvcxzlkj
  0987654321 00000001 99999999a 1a2b3c4d 1a2b3c4d5e a1b2c3d4 a1b2c3d4e5 aaaaaaa1 aaaa1111 aabbccdd 1111aaaa 7777777a
  `
    .toLowerCase()
    .trim()
    .split(/\s+/),
)

/**
 * The word list of the sandbox. A line has English words, Gujarati words with the same meaning, and further topics;
 * translations use the first word of each language. A leading `+` or `-` marks positive and negative words. `#` begins
 * the words of a topic, `#@` the names of one kind.
 */
export const wordList = `
#weather
weather|હવામાન
rain rainy raining umbrella|વરસાદ વરસે છત્રી||rain
monsoon|ચોમાસું||rain
sun sunny sunshine|સૂરજ તડકો
cloud cloudy|વાદળ
wind windy|પવન હવા
storm|વાવાઝોડું તોફાન
hot heat warm summer|ગરમ ગરમી ઉનાળો
cold cool winter|ઠંડું ઠંડી ઠંડો શિયાળો
sky|આકાશ આભ||air
#travel
travel trip journey tour|મુસાફરી પ્રવાસ સફર
bus buses|બસ
train trains railway|ટ્રેન ગાડી
plane flight airport|વિમાન||air
road street way path|રસ્તો માર્ગ
leave leaves leaving depart departs departed departure|ઊપડે નીકળે ઊપડશે નીકળશે નીકળ્યો
arrive arrives arrived arrival reach reached|પહોંચે પહોંચ્યો પહોંચી
ticket|ટિકિટ
car|મોટર
map|નકશો
hotel|હોટેલ
station|સ્ટેશન
boat ship|હોડી વહાણ
fly flies flew flying|ઊડે ઊડ્યો ઊડીને||air
#food
food meal dish|ખોરાક ભોજન જમવાનું
eat eats ate eaten eating|ખાય ખાધું ખાઈએ
tea|ચા ચાની
milk|દૂધ
bread|રોટલી
rice|ભાત ચોખા
mango mangoes|કેરી
salt|મીઠું
cumin|જીરું
lemon|લીંબુ
spice spices|મસાલો
cook cooks cooked kitchen recipe|રાંધે રસોઈ રસોડું
hungry hunger|ભૂખ ભૂખ્યો
thirsty thirst|તરસ તરસ્યો
water|પાણી
+delicious tasty|સ્વાદિષ્ટ
#shopping
shop store|દુકાન
price cost|ભાવ કિંમત
buy bought|ખરીદે ખરીદ્યું
sell sold|વેચે
order parcel delivery|ઓર્ડર પાર્સલ||complaint
bill invoice|બિલ||billing
pay paid payment|ચૂકવે ચૂકવણી||billing refund
money|પૈસા નાણાં||refund billing
#refund
refund|રિફંડ
return returned back|પાછું પાછા પરત
-torn broken damaged faulty|ફાટેલું તૂટેલું તૂટી તૂટેલી તૂટેલો||complaint
cancel cancelled|રદ
#complaint
-complaint complain|ફરિયાદ
#legal
law legal|કાયદો કાનૂની
court judge|અદાલત
lawyer|વકીલ
contract|કરાર
police|પોલીસ
#faq
question ask asked|સવાલ પ્રશ્ન પૂછે
help|મદદ||support
#sport
sport sports|રમત
match game|મેચ
play played plays|રમે રમ્યા
cricket football|ક્રિકેટ
team|ટીમ
+win won winner victory|જીત જીતી જીત્યા
-lose lost loss|હાર હાર્યા
run ran|દોડે
#health
health|આરોગ્ય તબિયત
doctor nurse|ડૉક્ટર
hospital clinic|દવાખાનું
medicine|દવા
-sick ill fever|બીમાર માંદો તાવ
-pain|દુખાવો
#education
education|શિક્ષણ
school college|શાળા નિશાળ
teacher|શિક્ષક
student learner|વિદ્યાર્થી
exam|પરીક્ષા
book books|પુસ્તક ચોપડી
read reads reader|વાંચે વાંચ્યું
learn study|શીખે ભણે
library|પુસ્તકાલય
write wrote|લખે લખ્યું
#technology
technology|ટેકનોલોજી
computer laptop|કમ્પ્યુટર
phone mobile|ફોન મોબાઇલ
software program code app|પ્રોગ્રામ
internet|ઇન્ટરનેટ
model|મોડેલ
#politics
politics|રાજકારણ
election vote|ચૂંટણી મત
minister government|મંત્રી સરકાર
#business
business trade|વેપાર ધંધો
market|બજાર
company|કંપની
bank|બેંક
work job|કામ નોકરી
#festival
festival|તહેવાર
kite kites|પતંગ||uttarayan air
colour color|રંગ||holi
firework fireworks|ફટાકડા||diwali
diwali|દિવાળી
holi|હોળી
uttarayan|ઉત્તરાયણ
lamp light|દીવો||diwali
dark|અંધારું
#animal
animal|પ્રાણી
cat kitten|બિલાડી
dog puppy|કૂતરો
bird|પંખી પક્ષી||air
crow|કાગડો
cow|ગાય
lion|સિંહ
fish|માછલી
#nature
nature|કુદરત
river|નદી
sea ocean|દરિયો સમુદ્ર
mountain hill|પર્વત ડુંગર
tree|ઝાડ વૃક્ષ
flower|ફૂલ
forest|જંગલ
moon|ચંદ્ર ચાંદો
star|તારો
farm field|ખેતર
#home
home house|ઘર
door|બારણું
window|બારી
roof|ધાબું છાપરું
wall|દીવાલ
room|ઓરડો
fire|આગ
#family
family|કુટુંબ પરિવાર
mother|મા માતા
father|પિતા
brother|ભાઈ
sister|બહેન
child children|બાળક
boy|છોકરો
girl|છોકરી
friend|મિત્ર
#time
time|સમય વખત
day|દિવસ
night|રાત
morning|સવાર સવારે
evening|સાંજ સાંજે
noon midday|બપોર બપોરે
year|વર્ષ
month|મહિનો
week|અઠવાડિયું
hour|કલાક
-late|મોડું મોડો મોડી||complaint
start starts started begin begins began|શરૂ
end ends finish|અંત પૂરું
open opens opened|ખૂલે ખુલ્લું
close closes closed shut|બંધ
sunday|રવિવાર
monday|સોમવાર
friday|શુક્રવાર
#
today|આજે આજ
tomorrow|કાલે
one|એક
two|બે
three|ત્રણ
four|ચાર
five|પાંચ
six|છ
seven|સાત
eight|આઠ
nine|નવ
ten|દસ
twelve|બાર||time
hundred|સો
thousand|હજાર
big large|મોટું મોટો મોટી મોટા
small little|નાનું નાનો નાની નાના
long length|લાંબું લાંબો લાંબી લંબાઈ
short|ટૂંકું ટૂંકો
old|જૂનું જૂનો જૂની
new|નવું નવો નવી નવા
high tall height|ઊંચું ઊંચો ઊંચી ઊંચે
red|લાલ
blue|વાદળી
green|લીલું
white|સફેદ
black|કાળું કાળો
many much lot|ઘણું ઘણા ઘણી બહુ
all|બધું બધા
village|ગામ
city town|શહેર
country|દેશ
world|દુનિયા
man person|માણસ
woman|સ્ત્રી
people|લોકો
king|રાજા
name|નામ
story|વાર્તા
picture image photo|ચિત્ર ફોટો
music song|સંગીત ગીત
word|શબ્દ
language|ભાષા
go goes went gone|જાય ગયો ગઈ ગયું
come comes came|આવે આવ્યો આવી
see saw seen look|જુએ જોયું જોયો
say said says|કહે કહ્યું
give gave|આપે આપ્યું
take took|લે લીધું
make made|બનાવે બનાવ્યું
want|જોઈએ
know|જાણે
sleep sleeps slept|ઊંઘે સૂએ
speak talk|બોલે
climb climbed climbs|ચઢે ચઢ્યો ચઢી
fall fell falls|પડે પડ્યો પડશે
live lives|રહે
cut|કપાયો કાપે
hello hi|નમસ્તે કેમછો
i|હું
you|તમે
we|અમે આપણે
he|તે
she|તે
it|તે
they|તેઓ
my|મારું મારો મારી મારા
your|તમારું તમારો તમારી તમારા
this|આ
that|તે
and|અને ને
or|અથવા
but|પણ
with|સાથે
for|માટે
not|નથી નહીં
in|માં
on|પર
from|થી
above over|ઉપર
below under|નીચે
before|પહેલાં
after|પછી
is are|છે
was|હતું હતો હતી
were|હતા
what|શું
who|કોણ
where|ક્યાં
when|ક્યારે
why|કેમ
#praise
+praise|વખાણ
+good nice fine|સારું સારો સારી સારા સરસ મસ્ત
+great excellent wonderful amazing superb fantastic|ઉત્તમ અદ્ભુત શાનદાર
+love loved loves like liked|ગમે ગમ્યું ગમી ગમ્યો
+happy glad joy delighted pleased positive|ખુશ ખુશી આનંદ રાજી
+beautiful lovely|સુંદર
+thanks thank grateful|આભાર
+best better perfect|શ્રેષ્ઠ
+easy|સહેલું સરળ
+fun enjoy enjoyed|મજા મજાનું મજાની મજાનો મજેદાર
+clean|ચોખ્ખું સ્વચ્છ
+fast quick quickly|ઝડપી ઝડપથી
#complaint
-bad poor negative|ખરાબ બગડેલું બગડેલી બગડેલો
-terrible awful horrible worst|ભયંકર બેકાર
-sad unhappy sadness|દુઃખી ઉદાસ દુઃખ
-angry anger|ગુસ્સો ગુસ્સે
-hate hated|નફરત
-disappointed disappointing disappointment|નિરાશ નિરાશા
-boring bored|કંટાળો કંટાળાજનક
-slow slowly|ધીમું ધીમો ધીમી
-difficult hard|અઘરું મુશ્કેલ
-problem trouble|સમસ્યા તકલીફ મુશ્કેલી
-wrong mistake error|ખોટું ખોટી ખોટો ભૂલ
-dirty|ગંદું ગંદી ગંદો
-afraid fear|બીક ડર
-useless|નકામું નકામી નકામો
#@place
surat|સુરત
ahmedabad|અમદાવાદ
vadodara|વડોદરા
rajkot|રાજકોટ
bhuj|ભુજ
gandhinagar|ગાંધીનગર
bhavnagar|ભાવનગર
mumbai|મુંબઈ
delhi|દિલ્હી
kolkata|કોલકાતા
bengaluru|બેંગલુરુ
gujarat|ગુજરાત
kutch|કચ્છ
india|ભારત
narmada|નર્મદા
sabarmati|સાબરમતી
nairobi|નૈરોબી
kenya|કેન્યા
london|લંડન
england|ઇંગ્લેન્ડ
paris|પેરિસ
france|ફ્રાન્સ
berlin|બર્લિન
germany|જર્મની
tokyo|ટોક્યો
japan|જાપાન
america|અમેરિકા
africa|આફ્રિકા
#@person
kavya|કાવ્યા
rina|રીના
asha|આશા
ravi|રવિ
amit|અમિત
priya|પ્રિયા
neha|નેહા
kiran|કિરણ
mohan|મોહન
meera mira|મીરા
gandhi|ગાંધી
shah|શાહ
patel|પટેલ
mehta|મહેતા
desai|દેસાઈ
joshi|જોશી
john|જોન
sarah|સારા
maria|મારિયા
ada|એડા
#@organisation
isro|ઇસરો
nasa|નાસા
google|ગૂગલ
microsoft|માઇક્રોસોફ્ટ
infosys|ઇન્ફોસિસ
tata|ટાટા
amul|અમૂલ
unesco|યુનેસ્કો
`;

/** Common words that no pattern needs: where words run together, they tell where the next begins. */
export const EVERYDAY: readonly string[] = (
	"noon moon latte latter tapped scarred poll pool hopped steep steeped stoop weed reed hoot loot mill heed heel booth bellow comma commas canned butt passionate kilt " +
	"able begun hitherto indie deadbeat about above across actually after again ago agree all alone along already also although always am among an and angry animal another answer " +
	"any anyone anything apart are area arm around arrive as ask asked asleep at ate away awful baby back bad ball bank bar bath bathroom be beach bear beat beautiful because " +
	"become bed bedroom been beer before began begin behind being believe below beside best better between big bike bill bird birthday bit black blood blue board boat body book " +
	"boring born boss both bottle bottom box boy bread break breakfast breathe breathing bring broke brother brought brown build building burn bus business busy but buy by cake " +
	"call called came can cant car card care carry case cat caught cause chair chance change cheap check chicken child children choose church city class clean clear climb close " +
	"clothes club coat coffee cold come company computer cook cooking cool corner cost could count country couple course cover crazy cry crying cup cut dad daily dance dark " +
	"daughter day days dead deal dear decide deep desk did didnt die different difficult dinner dirty do doctor does doesnt dog doing dollar done dont door double down draw dream " +
	"dress drink drive driving drop dry during each ear early earth easily east easy eat eating egg eight either else email end enjoy enough enter even evening ever every everyone " +
	"everything evil exam except excited exercise expensive explain extra eye eyes face fact fail fair fall family far farm fast fat father favourite fear feel feeling feels feet " +
	"fell felt few field fight figure fill film final find fine finger finish fire first fish fit five fix floor flower fly follow food foot football for forget form forward found " +
	"four free friday friend friends from front full fun funny future game garden gave get gets getting girl give given giving glad glass go god goes going gold gone good got great " +
	"green grew ground group grow guess guy had hair half hand hands happen happened happens happy hard has hate have havent having he head health hear heard heart heat heavy held " +
	"hello help her here herself hi high hill him himself his history hit hold holiday home honest hope horse hospital hot hotel hour hours house how however hundred hungry hurry " +
	"hurt husband ice idea if ill im important in inside instead into is isnt it its ive job join joke joy judge jump just keep kept key kid kids kill kind king kitchen knew know " +
	"knows lady land large last late lately later laugh lead learn least leave left leg less let letter library lie life lift light like likely line list listen little live lived " +
	"living local long look looked looking lose lost lot loud love low luck lunch mad made main make makes making man many mark market matter may maybe me meal mean meat medicine " +
	"meet meeting men middle might mile milk mind minute minutes miss moment monday money month months more morning most mother mountain mouth move movie much mum music must my " +
	"myself name near nearly need needed needs neighbour neither never new news next nice night nights nine no nobody noise none nor normal north nose not note nothing notice now " +
	"number odd of off offer office often oh ok okay old on once one ones only open or order other our out outside over own page paid pain paper parents park part party pass past " +
	"pay people perfect person phone pick picture piece place plan plane plant play please plenty point police poor possible post power present pretty price problem proud pull push " +
	"put question quick quiet quite rain ran reach read ready real really reason red remember rest return rich ride right ring river road room round rule run running sad safe said " +
	"same sat saturday save saw say saying says school sea second see seem seen sell send sense sent serious seven several shall share she ship shoe shop short should show shower " +
	"shut sick side sign silly since sing sister sit six size skin sky skyscraper sleep slept slow small smell smile snow so soap soft sold some someone something sometimes son " +
	"song soon sore sorry sort sound soup south space speak spend spent spring stand star start started state station stay still stomach stop stopped store story street strong " +
	"student study stuff stupid such sugar summer sun sunday sure sweet swim table take taken takes taking talk talked tall tea teach teacher team tell telling ten test than thank " +
	"thanks that thats the their them then there theres these they thing things think thinking third this those though thought thoughts thousand three through throw thursday ticket " +
	"tie till time times tired tiredness to today together told tomorrow tonight too took top touch toward town train travel tree tried trip trouble true trust try trying tuesday " +
	"turn twelve twenty two under understand until up upon us use used useful usual very village visit wait waiting wake walk wall want wanted wants war warm was wash wasnt watch " +
	"water way ways we weak wear weather wednesday week weekend weeks weird well went were west wet what whatever when where which while white who whole whom whose why wide wife " +
	"will win wind window wine winter wish with within without woke woman women wonder wont wood word words wore work worked working world worried worry worse worst worth would " +
	"wouldnt write writing wrong wrote yard year years yellow yes yesterday yet you young your yourself"
).split(" ");

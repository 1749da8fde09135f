villages = ["ભુજ", "માંડવી"]
print(villages[0])
print(vilages[1])
print("પૂરું")

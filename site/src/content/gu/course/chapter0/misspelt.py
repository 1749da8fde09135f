towns = ["ભુજ", "માંડવી"]
print(towns[0])
print(town[1])
print("પૂરું")

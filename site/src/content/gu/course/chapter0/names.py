town = "માંડવી"
price = 45
people = 3
print(price * people)
print(f"{town} ની {people} ટિકિટ: {price * people} રૂપિયા")

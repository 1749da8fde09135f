towns = ["ભુજ", "માંડવી", "મુન્દ્રા"]
print(towns[0])
print(towns[-1])
towns.append("અંજાર")
print(len(towns))

bus = {"to": "માંડવી", "price": 45}
print(bus["price"])

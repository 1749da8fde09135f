towns = ["Bhuj", "Mandvi", "Mundra"]
print(towns[0])
print(towns[-1])
towns.append("Anjar")
print(len(towns))

bus = {"to": "Mandvi", "price": 45}
print(bus["price"])

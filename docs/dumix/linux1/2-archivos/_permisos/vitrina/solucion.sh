chmod go-r Vitrina

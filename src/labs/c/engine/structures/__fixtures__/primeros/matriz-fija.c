// formas:
// Índices: i está en m[1]; j está en m[1][2], que vale 6
int main(void) {
    int m[2][3] = {{1, 2, 3}, {4, 5, 6}}, total = 0;
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 3; j++) total += m[i][j];
    return total - 21;
}

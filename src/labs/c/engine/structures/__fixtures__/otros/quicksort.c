// formas:
// Índices: i está en a (de main)[3], que vale 9; j está en a (de main)[5], que vale 7
static void quick(int a[], int lo, int hi) {
    int i = lo, j = hi, pivot = a[(lo + hi) / 2];
    while (i <= j) {
        while (a[i] < pivot) i++;
        while (a[j] > pivot) j--;
        if (i <= j) {
            int t = a[i];
            a[i++] = a[j];
            a[j--] = t;
        }
    }
    if (lo < j) quick(a, lo, j);
    if (i < hi) quick(a, i, hi);
}
int main(void) {
    int a[] = {7, 3, 5, 9, 2, 7};
    quick(a, 0, 5);
    return a[0] - 2;
}

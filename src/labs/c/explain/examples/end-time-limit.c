int main(void)
{
    int i = 0;
    while (i < 3) {
        i = i * 2;
    }
    return 0;
}

int dobel(int n);

int main(void)
{
    return doble(4);
}

int doble(int n)
{
    return 2 * n;
}
